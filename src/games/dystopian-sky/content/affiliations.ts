import type { Stat } from './effects.ts';
import type { SkillId } from './skills.ts';

interface Affiliation {
  readonly name: string;
  readonly motto: string;
  /** Starting stats (rules: Affiliation; Stats). */
  readonly stats: Readonly<Record<Stat, number>>;
  /** The free bonus skill of every unit (rules: Skills). */
  readonly bonus: SkillId;
  /** The skills its units can learn. */
  readonly skills: readonly SkillId[];
}

/** The six affiliations. Agility, Brawn, Focus and Tech differ; what they are worth together does not. */
export const AFFILIATIONS = {
  dockers: {
    name: 'Dockers’ Union',
    motto: 'Nothing lands without us.',
    stats: { agility: 12, brawn: 6, focus: 4, tech: 2 },
    bonus: 'thick-skin',
    skills: [
      'thick-skin',
      'haymaker',
      'roar',
      'brawler',
      'strong-arm',
      'grit',
      'brace',
      'counterpunch',
      'recover',
      'field-surgery',
      'cat-landing',
      'opportunist',
    ],
  },
  skimmers: {
    name: 'Skimmers',
    motto: 'Fast is a place to live.',
    stats: { agility: 12, brawn: 4, focus: 4, tech: 2 },
    bonus: 'fleet',
    skills: [
      'fleet',
      'burst',
      'rooftop-runner',
      'cat-landing',
      'slip-away',
      'hard-to-hit',
      'opportunist',
      'counterpunch',
      'smoke-pellet',
      'steady-aim',
      'riposte',
      'antidote',
    ],
  },
  wardens: {
    name: 'Wardens',
    motto: 'Order, at a fair price.',
    stats: { agility: 11, brawn: 4, focus: 5, tech: 2 },
    bonus: 'steady-aim',
    skills: [
      'steady-aim',
      'covering-orders',
      'marksman',
      'long-eye',
      'taser-shot',
      'brace',
      'grit',
      'rally',
      'field-surgery',
      'riposte',
      'thick-skin',
      'smoke-pellet',
    ],
  },
  splicers: {
    name: 'Splicers',
    motto: 'Flesh is a first draft.',
    stats: { agility: 11, brawn: 5, focus: 5, tech: 3 },
    bonus: 'clean-blood',
    skills: [
      'clean-blood',
      'venom-glands',
      'field-surgery',
      'second-heart',
      'spit',
      'brawler',
      'recover',
      'fleet',
      'antidote',
      'grit',
      'frighten',
      'haymaker',
    ],
  },
  wireheads: {
    name: 'Wireheads',
    motto: 'We read you before you speak.',
    stats: { agility: 10, brawn: 4, focus: 5, tech: 5 },
    bonus: 'insulated',
    skills: [
      'insulated',
      'overload',
      'targeting-link',
      'patch-up',
      'static-field',
      'long-eye',
      'taser-shot',
      'smoke-pellet',
      'recover',
      'marksman',
      'covering-orders',
      'strong-arm',
    ],
  },
  drifters: {
    name: 'Drifters',
    motto: 'No flag, no debts, no luck.',
    stats: { agility: 12, brawn: 4, focus: 4, tech: 2 },
    bonus: 'opportunist',
    skills: [
      'opportunist',
      'rally',
      'frighten',
      'strong-arm',
      'marksman',
      'slip-away',
      'riposte',
      'cat-landing',
      'antidote',
      'burst',
      'hard-to-hit',
      'patch-up',
    ],
  },
} as const satisfies Record<string, Affiliation>;

export type AffiliationId = keyof typeof AFFILIATIONS;

export function affiliation(id: AffiliationId): Affiliation {
  return AFFILIATIONS[id];
}
