// Loaded into each app before its own code: ends it when its parent process ends, even by SIGKILL.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
