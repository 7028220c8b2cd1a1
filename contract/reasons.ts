/** What a message to the people who run a server can be about (docs/specification.md, section 3); the names are what is sent. */
export const REASONS = ['Proposal', 'Complaint', 'Report error', 'Other'] as const;

/** What can be wrong with a word; the names are what is sent. */
export const FAULTS = ['word', 'translation', 'sound', 'picture'] as const;

export type Fault = (typeof FAULTS)[number];
