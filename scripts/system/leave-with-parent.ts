// Loaded into each program before its own code: ends it when whoever started it is gone, even by kill -9.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
