import { createServer } from 'node:http';

// The least that listens and replies, without a loader: the floor of bench/start.ts.
createServer((_request, response) => response.end('Slova')).listen(Number(process.env.PORT), '127.0.0.1');
