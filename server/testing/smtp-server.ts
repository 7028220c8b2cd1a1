import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** `hangs` takes connections and says nothing; `refuses` wants no e-mail at all; `picky` none with "unwanted" in it. */
export type Mood = 'works' | 'refuses' | 'picky' | 'hangs';

type Email = { from: string; to: string[]; head: string; body: string };

/** A mail server on this machine that speaks SMTP (RFC 5321) in a given mood, until it is closed. */
export async function openSmtpServer(mood: Mood = 'works') {
  const state = { mood, emails: [] as Email[], connections: 0, refusals: 0 };
  const sockets = new Set<Socket>();
  const server = createServer(socket => {
    state.connections += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    if (state.mood !== 'hangs') converse(socket, state);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  const close = () => {
    hangUp();
    server.close();
  };
  const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(state, { url, hangUp, close });
}

function converse(socket: Socket, state: { mood: Mood; emails: Email[]; refusals: number }): void {
  const say = (line: string) => void socket.write(`${line}\r\n`);
  let email: { from: string; to: string[]; lines: string[] } | undefined;
  let isData = false;
  const commands: Record<string, (rest: string) => void> = {
    EHLO: () => say('250-stand-in\r\n250-8BITMIME\r\n250 SMTPUTF8'),
    MAIL: rest => {
      email = { from: mailbox(rest), to: [], lines: [] };
      say('250 OK');
    },
    RCPT: rest => {
      if (state.mood === 'refuses') {
        state.refusals += 1;
        return say('550 No such mailbox');
      }
      email?.to.push(mailbox(rest));
      say('250 OK');
    },
    DATA: () => {
      isData = true;
      say('354 Go on');
    },
    QUIT: () => {
      say('221 Bye');
      socket.end();
    },
  };
  const endOfData = () => {
    isData = false;
    const { from, to, lines } = email ?? { from: '', to: [], lines: [] };
    const [head = '', ...rest] = lines.join('\n').split('\n\n');
    const body = rest.join('\n\n');
    if (state.mood === 'picky' && body.includes('unwanted')) return say('554 Not this one');
    state.emails.push({ from, to, head, body });
    say('250 Taken');
  };
  say('220 stand-in ESMTP');
  createInterface({ input: socket }).on('line', line => {
    if (isData && line === '.') return endOfData();
    if (isData) return email?.lines.push(line.replace(/^\./, ''));
    const command = commands[line.slice(0, 4).toUpperCase()];
    if (command === undefined) return say('502 Unknown command');
    command(line.slice(4));
  });
}

function mailbox(rest: string): string {
  return /<([^>]*)>/.exec(rest)?.[1] ?? '';
}
