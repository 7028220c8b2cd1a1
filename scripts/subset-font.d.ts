/** The package brings no types; this much of it is used. */
declare module 'subset-font' {
  function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'sfnt';
      keepFeatures?: readonly string[];
      variationAxes?: Record<string, number>;
      noHinting: boolean;
    },
  ): Promise<Buffer>;
  export = subsetFont;
}
