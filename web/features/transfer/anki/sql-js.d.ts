/** The part of sql.js that we use; the package brings no types. */
declare module 'sql.js' {
  export type SqlValue = number | string | Uint8Array | null;

  export type Statement = {
    bind(values: readonly SqlValue[]): boolean;
    step(): boolean;
    get(): SqlValue[];
    run(values: readonly SqlValue[]): void;
    free(): boolean;
  };

  export class Database {
    constructor(bytes?: Uint8Array);
    exec(text: string): unknown;
    prepare(text: string): Statement;
    export(): Uint8Array;
    close(): void;
  }

  const initSqlJs: (options: {
    locateFile: (file: string) => string;
  }) => Promise<{ Database: typeof Database }>;
  // biome-ignore lint/style/noDefaultExport: it is how the package exports
  export default initSqlJs;
}

declare module 'sql.js/dist/sql-wasm-browser.wasm?url' {
  const url: string;
  // biome-ignore lint/style/noDefaultExport: it is how the bundler hands out addresses
  export default url;
}
