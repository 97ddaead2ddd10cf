import { freeRng, inTurn, newOptions, seats, start, submit, type Answer, type Decision, type GameEntry } from '#engine';
import { requestFor } from '../../src/ai/request.ts';
import { think } from '../../src/ai/think.ts';
import { panelScreen } from '../../src/discord/screens/panel/panel.ts';
import { tableScreen } from '../../src/discord/screens/board.ts';
import { resultScreen } from '../../src/discord/screens/story/result.ts';
import type { Screen } from '../../src/discord/screens/screen.ts';
import type { Table } from '../../src/tables/index.ts';
import { randomAnswer, temperOf } from '../conformance/random-play.ts';
import { seedOf, tableOfPeople } from '../presses/count.ts';
import type { Texts } from './said.ts';

/** What a game says before it is played: its rules, choices, seats and lobby. */
export function addRules(texts: Texts, entry: GameEntry): void {
  const { face, game, starts, pace } = entry;
  const under = (heading: string) => `${face.name}: ${heading}`;
  texts.add(under('about'), face.tagline);
  for (const line of face.aim) texts.add(under('about'), line);
  texts.add(under('about'), `${pace.difficulty} · ${pace.length}`);
  for (const { label, hint } of starts) texts.add(under('about'), `[${label}] ${hint}`);
  for (const seat of seats(game.seats[1]))
    texts.add(under('about'), `${face.seat(seat)}: ${face.role(seat)} ${face.seatHint(seat)}`);
  for (const { key, values } of game.choices) {
    const { name, values: labels, hints } = face.choice(key);
    for (const value of values)
      texts.add(under('options'), `${name}: ${labels[value] ?? value}. ${hints?.[value] ?? ''}`);
  }
  for (const { heading, text } of face.rules) texts.add(under('rules'), `**${heading}**\n${text}`);
  const lobby = tableOfPeople(entry, game.seats[0]);
  texts.add(under('lobby'), textOf(tableScreen({ ...lobby, record: { ...lobby.record, status: 'lobby' } }, [])));
}

/** What one game says on its way: every other game is played by heuristic AI players, the others at random. */
export function addGame(texts: Texts, entry: GameEntry, count: number, number: number): void {
  const { game, face } = entry;
  const name = `texts ${String(count)} ${String(number)}`;
  const seed = seedOf(name);
  const rng = freeRng(name);
  const temper = temperOf(name, count, rng);
  const picks = Object.fromEntries(game.choices.map(({ key, values }) => [key, values[rng.int(values.length)]]));
  const options = number < 2 ? newOptions(game) : (game.readOptions(picks) ?? newOptions(game));
  const waiting = tableOfPeople(entry, count);
  const under = (heading: string) => `${face.name}: ${heading}`;
  let match = start(game, count, options, seed);
  let open = game.decisions(match.state);
  const table = (): Table => ({ ...waiting, play: { match, open } });
  if (number === 0) texts.add(under('board'), textOf(tableScreen(table(), [])));
  while (open.length > 0) {
    for (const decision of open) addDecision(texts, entry, match.state, decision);
    texts.add(under('status'), face.status(game.view(match.state, 'public')));
    const answer =
      number % 2 === 0
        ? heuristicAnswer(texts, entry, match.state, open, `${seed} ${String(match.seq)}`)
        : randomAnswer(open, rng, temper);
    const result = submit(game, match, seed, answer, open);
    if (!result.ok) throw new Error(`Refused: ${result.refusal}`);
    for (const { event } of result.events) texts.add(under('log'), face.narrate(event));
    ({ match, open } = result);
  }
  const outcome = game.outcome(match.state);
  if (!outcome) return;
  const over: Table = {
    ...table(),
    record: { ...waiting.record, status: 'finished' },
    ending: { kind: 'played', outcome },
  };
  const { headline, details } = face.result(game.view(match.state, 'public'), outcome);
  for (const line of [headline, ...details]) texts.add(under('result'), line);
  if (number === 0) {
    texts.add(under('last board'), textOf(tableScreen(over, [])));
    texts.add(under('result'), textOf(resultScreen(over, [])));
    texts.add(under('panels'), textOf(panelScreen(over, 0)));
  }
}

function addDecision(texts: Texts, { game, face }: GameEntry, state: unknown, decision: Decision<unknown>): void {
  const under = `${face.name}: asked (${decision.kind})`;
  const view = game.view(state, decision.seat);
  texts.add(under, `Task: ${face.task(game.view(state, 'public'), decision.kind)}`);
  texts.add(under, `Question: ${face.prompt(view, decision)}`);
  for (const { key, text } of face.tips(view, decision)) texts.add(under, `Tip (${key}): ${text}`);
  for (const { label, hint, group, confirm } of face.options(view, decision)) {
    texts.add(under, `[${label}]${group === undefined ? '' : ` (${group})`}${hint === undefined ? '' : ` ${hint}`}`);
    if (confirm !== undefined) texts.add(under, `Before [${label}]: ${confirm}`);
  }
  for (const { name, value } of face.panel(view).fields)
    for (const line of value.split('\n')) texts.add(`${face.name}: panel`, `${name}: ${line}`);
}

function heuristicAnswer(
  texts: Texts,
  entry: GameEntry,
  state: unknown,
  open: readonly Decision<unknown>[],
  key: string,
): Answer<unknown> {
  for (const seat of inTurn(open)) {
    const { answer, why } = think(entry, requestFor(entry.game, { seat, state, strength: 'heuristic', key }));
    texts.add(`${entry.face.name}: why an AI player chose`, why);
    if (answer) return answer;
  }
  throw new Error('Nobody answers.');
}

/** All the words of a message. */
function textOf({ content, embeds }: Screen): string {
  return [
    content,
    ...embeds.flatMap(({ title, description, fields, footer }) => [
      title,
      description,
      ...(fields ?? []).map(({ name, value }) => `${name}: ${value}`),
      footer?.text,
    ]),
  ]
    .filter((part) => part !== undefined && part !== '')
    .join('\n');
}
