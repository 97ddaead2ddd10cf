import { clipped, counted, joined, type FieldFace, type KeepsakeFace } from '#engine';
import { consumable, gear } from '../content/goods.ts';
import { traumaRow } from '../content/trauma.ts';
import type { Kept } from '../roster/kept.ts';
import { baseResistance, canWield, healthOf, statOf, type Member, type Roster } from '../roster/roster.ts';
import {
  articleName,
  articleText,
  origin,
  ownedName,
  ownedText,
  skillName,
  skillText,
  STAT_NAMES,
  tooMuch,
  traumaText,
  weaponName,
} from './words.ts';
import { rosterScene } from './scene/roster.ts';
import type { Present } from './present.ts';

/** A line of the Roster each, as it is at present. */
export function memberFields({ members }: Roster, present: readonly Present[] = []): FieldFace[] {
  return members.map((member, slot) => ({
    name: `${member.name}, level ${String(member.level)}${slot === 0 ? ', Captain' : ''}`,
    value: clipped(memberLines(member, present[slot]).join('\n'), 1000),
    besidePicture: '',
  }));
}

function memberLines(member: Member, present: Present = {}): readonly string[] {
  const stats = (['agility', 'brawn', 'focus', 'tech'] as const).map(
    (stat) => `${STAT_NAMES[stat]} ${String(statOf(member, stat))}`,
  );
  const { weapons, gear: worn, consumables, skills, traumas, points, credits, xp } = member;
  return [
    origin(member),
    `${stats.join(', ')}, Health ${present.health ?? String(healthOf(member))}, Resistance ${String(baseResistance(member))}%`,
    ...(present.conditions?.length ? [`**Now: ${joined(present.conditions)}**`] : []),
    ...skills.map((id) => `**${skillName(id)}**: ${skillText(id)}`),
    ...weapons.map(
      (owned) => `**${ownedName(owned)}**: ${ownedText(owned)}${tooMuch(member, canWield(member, owned))}`,
    ),
    ...worn.map((id) => `**${gear(id).name}**: ${articleText(member, { kind: 'gear', id })}`),
    ...[...new Set(consumables)].map((id) => {
      const count = consumables.filter((other) => other === id).length;
      return `**${consumable(id).name}**${count > 1 ? ` × ${String(count)}` : ''}: ${articleText(member, { kind: 'consumable', id })}`;
    }),
    ...(traumas.length > 0 ? [`Trauma: ${joined(traumas.map(traumaText))}`] : []),
    `${String(xp)} XP, ${counted(points, 'skill point')}, ${String(present.credits ?? credits)} credits`,
  ];
}

/** A crew between matches. */
export const keepsakeFace: KeepsakeFace<Kept> = {
  line({ roster: { members } }) {
    const levels = members.reduce((sum, { level }) => sum + level, 0);
    const traumas = members.reduce((sum, member) => sum + member.traumas.length, 0);
    return `${counted(levels, 'level')} in all${traumas > 0 ? ` · ${counted(traumas, 'Trauma', 'Traumas')}` : ''}`;
  },
  fields: ({ roster }) => memberFields(roster),
  scene: ({ roster }) => rosterScene(roster),
  changes: ({ roster, last }) => [
    // What a new crew bought with its first credits stands on its sheet.
    ...(last.founding ? ['Founded.'] : []),
    ...(last.founding ? [] : last.bought).map(({ slot, article }) => {
      const member = roster.members[slot];
      if (!member) return '';
      // A weapon that was thrown since is no longer in the list.
      const isThere = !('weapon' in article) || member.weapons[article.weapon] !== undefined;
      return `${member.name} got ${isThere ? articleName(member, article) : article.kind}.`;
    }),
    ...last.grown.flatMap((levels, slot) =>
      levels.map((health) => `${roster.members[slot]?.name ?? ''} gained a level and ${String(health)} Health.`),
    ),
    ...(last.results ?? []).map(({ xp, trauma, thrown, consumed }, slot) => {
      const used = [...thrown.map(weaponName), ...consumed.map((id) => consumable(id).name)];
      return [
        `${roster.members[slot]?.name ?? ''}: ${String(xp)} XP`,
        ...(trauma === null ? [] : [`Trauma ${traumaRow(trauma).name}`]),
        ...(used.length > 0 ? [`used ${joined(used)}`] : []),
      ]
        .join(', ')
        .concat('.');
    }),
  ],
};
