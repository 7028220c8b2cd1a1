/** Whether `npm test` has built server and content before these tests, and they use what was built. */
export const isBuilt = process.env.TEST_SERVER === 'built';
