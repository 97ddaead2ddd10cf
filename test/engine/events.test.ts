import { describe, expect, it } from 'vitest';
import { eventsFor, toAll, toOwner } from '#engine';

const told = [
  toAll('the round begins'),
  toOwner(1, 'you draw the fox', 'Blue draws a card'),
  toOwner(0, 'you hear a step', null),
];

describe('of what happened', () => {
  it('the owner of a private fact is told the fact', () => {
    expect(eventsFor(told, 1)).toEqual(['the round begins', 'you draw the fox']);
  });

  it('the other seats are told the public half, or nothing', () => {
    expect(eventsFor(told, 0)).toEqual(['the round begins', 'Blue draws a card', 'you hear a step']);
    expect(eventsFor(told, 2)).toEqual(['the round begins', 'Blue draws a card']);
  });

  it('the public is told what a seat without secrets is told', () => {
    expect(eventsFor(told, 'public')).toEqual(eventsFor(told, 2));
  });
});
