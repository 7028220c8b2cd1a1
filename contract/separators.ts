/** Between the senses of a translation, commonest first. */
export const SENSE_SEPARATOR = '; ';
/** Between the paragraphs of a text. */
export const PARAGRAPH_SEPARATOR = '\n\n';
