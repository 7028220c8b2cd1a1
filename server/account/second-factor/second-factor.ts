import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Db, Queries } from '../../database/database.ts';
import type { SessionUser } from '../../http/bind.ts';
import type { Limits } from '../../http/limits.ts';
import type { AccountEmails } from '../emails/account-emails.ts';
import { tellOfWrongCode } from '../emails/warnings.ts';
import { codeRequired, wrongCode, wrongPassword } from '../refusals.ts';
import { removeTokens } from '../session-store.ts';
import { lockChecked, lockPerson, type StoredUser } from '../store.ts';
import { hashOf } from '../token.ts';
import type { FactorSecrets } from './factor-secrets.ts';
import {
  beginFactor,
  type FactorStep,
  findFactor,
  removeFactor,
  replaceRecoveryCodes,
  type StoredFactor,
  takeRecoveryCode,
  takeStepOnce,
  turnFactorOn,
} from './factor-store.ts';

const RECOVERY_CODES = 10;
/** Without 0 and o, 1 and l, which people mix up on paper. */
const CODE_LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

const PERIOD_S = 30;
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
/** Clocks of telephones are off by some seconds, so the code before and the one after are right too. */
const WINDOW = 1;

type SecondFactorServices = {
  db: Db;
  limits: Limits;
  clock: () => number;
  secrets: FactorSecrets;
  /** Without them no owner is written to. */
  emails?: AccountEmails | undefined;
};

export type SecondFactor = {
  /** Asks for a code where the person's account has a second factor; resolves with when that was begun. */
  check(userId: string, code: string | undefined): Promise<number | undefined>;
  begin(owner: StoredUser): Promise<{ secret: string; uri: string }>;
  /** Turns it on by its first code and ends every other session; returns the recovery codes. */
  confirm(user: SessionUser, code: string): Promise<string[]>;
  renewCodes(owner: StoredUser): Promise<string[]>;
  end(owner: StoredUser): Promise<void>;
};

export function createSecondFactor({
  db,
  limits,
  clock,
  secrets,
  emails,
}: SecondFactorServices): SecondFactor {
  async function refuseWrong(userId: string, isRight: () => Promise<boolean>): Promise<void> {
    await limits.use('code', userId);
    if (!(await isRight())) {
      await tellOfWrongCode({ db, limits, emails }, userId);
      throw wrongCode();
    }
    await limits.reset('code', userId);
  }

  function stepOf(
    { createdAt, ...factor }: StoredFactor,
    userId: string,
    code: string,
  ): FactorStep | undefined {
    const secret = secrets.read(userId, factor.secret);
    if (secret === undefined) return undefined;
    const now = clock();
    const delta = totpOf(secret).validate({ token: code.replace(/\s/g, ''), timestamp: now, window: WINDOW });
    return delta === null ? undefined : { step: Math.floor(now / (PERIOD_S * 1000)) + delta, createdAt };
  }

  /** For an owner whose password was checked: it may have been changed meanwhile. */
  function change<T>(owner: StoredUser, work: (queries: Queries) => Promise<T>): Promise<T> {
    return db.transaction(async queries => {
      if (!(await lockChecked(queries, owner))) throw wrongPassword();
      return work(queries);
    });
  }

  async function makeCodes(queries: Queries, userId: string): Promise<string[]> {
    const codes = createRecoveryCodes();
    await replaceRecoveryCodes(queries, userId, codes.map(recoveryCodeHash), clock());
    return codes;
  }

  return {
    async check(userId, code) {
      const factor = await findFactor(db, userId);
      if (!factor?.isOn) return undefined;
      if (code === undefined) throw codeRequired();
      const step = stepOf(factor, userId, code);
      await refuseWrong(
        userId,
        async () =>
          (step !== undefined && (await takeStepOnce(db, userId, step))) ||
          (await takeRecoveryCode(db, userId, recoveryCodeHash(code))),
      );
      return factor.createdAt;
    },
    async begin(owner) {
      const { id, email } = owner;
      const secret = new Secret({ size: SECRET_BYTES }).base32;
      const written = secrets.written(id, secret);
      if (!(await change(owner, queries => beginFactor(queries, id, written, clock())))) throw wrongCode();
      return { secret, uri: totpOf(secret, email).toString() };
    },
    async confirm({ id, tokenHash }, code) {
      const factor = await findFactor(db, id);
      const step = factor && stepOf(factor, id, code);
      let codes: string[] = [];
      await refuseWrong(id, async () => {
        if (step === undefined) return false;
        return db.transaction(async queries => {
          await lockPerson(queries, id);
          if (!(await turnFactorOn(queries, id, step))) return false;
          codes = await makeCodes(queries, id);
          await removeTokens(queries, id, tokenHash);
          return true;
        });
      });
      return codes;
    },
    renewCodes: owner => change(owner, queries => makeCodes(queries, owner.id)),
    end: owner => change(owner, queries => removeFactor(queries, owner.id)),
  };
}

function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: 'Slova', label, secret: Secret.fromBase32(secret), period: PERIOD_S });
}

/** Ten codes of eighty random bits, `abcd-efgh-ijkm-npqr`. */
function createRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => Array.from({ length: GROUPS }, group).join('-'));
}

/** The hash under which a code is stored, however it was typed. */
function recoveryCodeHash(code: string): string {
  return hashOf(code.toLowerCase().replace(/[^a-z0-9]/g, ''));
}

function group(): string {
  return Array.from({ length: GROUP_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
}
