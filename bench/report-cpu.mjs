/** Loaded before a program that is measured: tells its parent, when asked, what CPU time it has used. */
process.on('message', () => process.send?.({ cpu: process.cpuUsage() }));
process.channel?.unref();
