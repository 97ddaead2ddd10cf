import { serve } from '../../processes/serve.ts';
import { renderer } from './render.ts';

// The process that draws: one PNG for each scene.
serve(renderer());
