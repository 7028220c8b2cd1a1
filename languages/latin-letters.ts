/** What languages of the Latin script write their words with; accents and letters of their own are in it. */
export const LATIN_LETTERS = /^[\p{Script=Latin}\p{M}' ’.\-?!¿¡]+$/u;
