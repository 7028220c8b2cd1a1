/** Loaded before a program that is measured: tells its parent, when asked, what CPU time it has used, and ends with it. */
process.on('message', ({ asked }) => asked === 'cpu' && process.send?.({ cpu: process.cpuUsage() }));
process.on('disconnect', () => process.exit());
process.channel?.unref();
