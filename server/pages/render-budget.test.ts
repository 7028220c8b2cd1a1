import { expect, test } from 'vitest';
import { renderBudget } from './render-budget.ts';

/** A budget of a third of the time with so much saved up, and the hands of its clock. */
function budgetOf(most: number) {
  let now = 0;
  const budget = renderBudget({ share: 1 / 3, most, clock: () => now });
  return {
    budget,
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

/** Takes as often as there is something, and returns what notes the costs. */
function takeAll({ take }: ReturnType<typeof renderBudget>) {
  const taken: ((milliseconds: number) => void)[] = [];
  for (let spend = take(); spend !== undefined; spend = take()) taken.push(spend);
  return taken;
}

test('pages that begin at once share what is saved up: not each of them finds all of it', () => {
  const { budget } = budgetOf(1000);
  expect(takeAll(budget).length).toBeLessThan(50);
});

test('what a page did not need is there for the next ones, and a share of the time comes back', () => {
  const { budget, pass } = budgetOf(100);
  for (const spend of takeAll(budget)) spend(0);
  expect(budget.take()).toBeDefined();
  for (const spend of takeAll(budget)) spend(500);
  pass(90);
  expect(budget.take()).toBeUndefined();
  pass(100_000);
  expect(budget.take()).toBeDefined();
});

test('where pages turn out dear, fewer begin at once', () => {
  const { budget, pass } = budgetOf(1000);
  const before = takeAll(budget);
  for (const spend of before) spend(200);
  pass(1_000_000);
  expect(takeAll(budget).length).toBeLessThan(before.length / 2);
});

test('a quiet night saves up no more than is meant for one flood', () => {
  const { budget, pass } = budgetOf(1000);
  const before = takeAll(budget).length;
  pass(10_000_000);
  expect(takeAll(budget)).toHaveLength(before);
});
