/** What a message to the people who run a server can be about (specification, section 3); the names are what is sent. */
export const REASONS = ['Proposal', 'Complaint', 'Report error', 'Other'] as const;
