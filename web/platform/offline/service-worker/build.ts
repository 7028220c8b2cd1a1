/** What the worker is told of the build it belongs to; files are paths with a hash of their content in the name. */
export type Build = {
  version: string;
  /** What every page and screen is made of. */
  files: readonly string[];
  /** What is stored once it has been used: texts of a language, a face, a worker. */
  onDemand: readonly string[];
};

/** What a page says of itself: paths of files that it has fetched, and of the scripts that its HTML names. */
export type PageFiles = { used: readonly string[]; scripts: readonly string[] };
