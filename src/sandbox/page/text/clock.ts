import { useEffect, useState } from 'preact/hooks';

const beats = new Set<() => void>();
setInterval(() => {
  for (const beat of beats) beat();
}, 1000);

/** What a function of the present time says, kept true as time goes by. */
export function useAsTimeGoesBy(say: () => string): string {
  const [, setShown] = useState('');
  useEffect(() => {
    const beat = () => setShown(say());
    beats.add(beat);
    return () => void beats.delete(beat);
  });
  return say();
}
