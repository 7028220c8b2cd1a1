/** Whether an unknown value is of some form. */
export type Check = (value: unknown) => boolean;

export const isText: Check = value => typeof value === 'string';
export const isFlag: Check = value => typeof value === 'boolean';
export const isNumber: Check = value => Number.isFinite(value);
export const isCount: Check = value => Number.isSafeInteger(value) && (value as number) >= 0;
export const isOneOf =
  (values: readonly unknown[]): Check =>
  value =>
    values.includes(value);
export const isNullOr =
  (check: Check): Check =>
  value =>
    value === null || check(value);
export const isOptional =
  (check: Check): Check =>
  value =>
    value === undefined || check(value);
export const isListOf =
  (check: Check, most = Number.POSITIVE_INFINITY): Check =>
  value =>
    Array.isArray(value) && value.length <= most && value.every(check);
/** An object that has these fields; others are not looked at. */
export const isRecordOf =
  (fields: Record<string, Check>): Check =>
  value =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.entries(fields).every(([name, check]) => check((value as Record<string, unknown>)[name]));
