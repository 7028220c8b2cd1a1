import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Db } from '../../database/database.ts';
import type { Limits } from '../../http/limits.ts';
import { codeRequired, wrongCode } from '../refusals.ts';
import { hashOf } from '../token.ts';
import type { FactorSecrets } from './factor-secrets.ts';
import {
  beginFactor,
  findFactor,
  removeFactor,
  replaceRecoveryCodes,
  type StoredFactor,
  takeRecoveryCode,
  takeStepOnce,
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

type SecondFactorServices = { db: Db; limits: Limits; clock: () => number; secrets: FactorSecrets };

export type SecondFactor = {
  /** Asks for a code where the person's account has a second factor. */
  check(userId: string, code: string | undefined): Promise<void>;
  begin(user: { id: string; email: string }): Promise<{ secret: string; uri: string }>;
  /** Turns it on by its first code; returns the recovery codes. */
  confirm(userId: string, code: string): Promise<string[]>;
  renewCodes(userId: string): Promise<string[]>;
  end(userId: string): Promise<void>;
};

export function createSecondFactor({ db, limits, clock, secrets }: SecondFactorServices): SecondFactor {
  async function refuseWrong(userId: string, isRight: () => Promise<boolean>): Promise<void> {
    await limits.use('code', userId);
    if (!(await isRight())) throw wrongCode();
    await limits.reset('code', userId);
  }

  async function isCodeOfNow(userId: string, factor: StoredFactor, code: string): Promise<boolean> {
    const secret = secrets.read(userId, factor.secret);
    if (secret === undefined) return false;
    const now = clock();
    const delta = totpOf(secret).validate({ token: code.replace(/\s/g, ''), timestamp: now, window: WINDOW });
    return delta !== null && takeStepOnce(db, userId, Math.floor(now / (PERIOD_S * 1000)) + delta);
  }

  async function renewCodes(userId: string): Promise<string[]> {
    const codes = createRecoveryCodes();
    const hashes = codes.map(recoveryCodeHash);
    await db.transaction(queries => replaceRecoveryCodes(queries, userId, hashes, clock()));
    return codes;
  }

  return {
    async check(userId, code) {
      const factor = await findFactor(db, userId);
      if (!factor?.isOn) return;
      if (code === undefined) throw codeRequired();
      await refuseWrong(
        userId,
        async () =>
          (await isCodeOfNow(userId, factor, code)) ||
          (await takeRecoveryCode(db, userId, recoveryCodeHash(code))),
      );
    },
    async begin({ id, email }) {
      const secret = new Secret({ size: SECRET_BYTES }).base32;
      if (!(await beginFactor(db, id, secrets.written(id, secret), clock()))) throw wrongCode();
      return { secret, uri: totpOf(secret, email).toString() };
    },
    async confirm(userId, code) {
      const factor = await findFactor(db, userId);
      await refuseWrong(userId, async () => factor !== undefined && isCodeOfNow(userId, factor, code));
      return renewCodes(userId);
    },
    renewCodes,
    end: userId => db.transaction(queries => removeFactor(queries, userId)),
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
