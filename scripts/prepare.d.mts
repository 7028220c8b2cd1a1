/** Builds page and server, and the content they show, unless the build is of these very sources. */
export function build(): void;
