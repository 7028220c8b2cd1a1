/** Answers a day, until a person can choose another goal: a round of the usual length and a little more. */
export const DAY_GOAL = 20;
