import { AsyncLocalStorage } from 'node:async_hooks';
import type { Queries } from './database.ts';

type Transaction = { isOpen: boolean; failures: unknown[] };

/**
 * Distinguishes a call made from within a transaction from one that merely runs at the same time. The former would wait for its
 * own transaction to end (SQLite) or write outside of it (PostgreSQL), so it is refused.
 */
export function transactionScope() {
  const current = new AsyncLocalStorage<Transaction>();

  function refuseInside(): void {
    if (current.getStore()?.isOpen) {
      throw new TypeError('Inside a transaction only the queries handed to it may be used');
    }
  }

  async function run<T>(queries: Queries, work: (queries: Queries) => Promise<T>): Promise<T> {
    const transaction: Transaction = { isOpen: true, failures: [] };
    try {
      const result = await current.run(transaction, () => work(watched(queries, transaction)));
      if (transaction.failures.length > 0) throw transaction.failures[0];
      return result;
    } finally {
      transaction.isOpen = false;
    }
  }

  return { refuseInside, run };
}

// After a failed statement PostgreSQL undoes the whole transaction even at `commit`, and SQLite only that statement. Here both
// do the same: a failure ends the transaction even where `work` has caught it.
function watched(queries: Queries, transaction: Transaction): Queries {
  return {
    async query(statement, params) {
      if (!transaction.isOpen) throw new TypeError(`${statement.name} came after the end of its transaction`);
      try {
        return await queries.query(statement, params);
      } catch (error) {
        transaction.failures.push(error);
        throw error;
      }
    },
  };
}
