import { expect, test } from 'vitest';
import { createLimits } from '../http/limits.ts';
import { testDatabases } from '../testing/test-database.ts';
import { PASSWORD, startTestServer } from '../testing/test-server.ts';

const EMAIL = 'olena@example.org';

for (const { kind, open } of testDatabases()) {
  test(`many networks that guess at one account are stopped, and its owner is not (${kind})`, {
    timeout: 60_000,
  }, async () => {
    const { send, registerUser } = await startTestServer({ db: await open(), limits: createLimits() });
    await registerUser({ email: EMAIL });
    const loginFrom = async (remoteAddress: string, password: string, email = EMAIL) => {
      const payload = { email, password };
      return (await send({ method: 'POST', url: '/api/login', payload, remoteAddress })).statusCode;
    };
    expect(await loginFrom('192.0.2.1', PASSWORD)).toBe(200);
    const guesses = [];
    for (let network = 0; network < 60; network += 1)
      guesses.push(await loginFrom(`10.0.0.${network}`, 'guess'));
    expect(guesses).toEqual([...Array(50).fill(401), ...Array(10).fill(429)]);
    // A stranger is stopped even with the right password; who comes from where the owner was before is not.
    expect(await loginFrom('10.0.1.1', PASSWORD)).toBe(429);
    expect(await loginFrom('192.0.2.1', PASSWORD)).toBe(200);
    // An account that there is not is held up in the same way, so it tells nothing.
    const unknown = [];
    for (let network = 0; network < 51; network += 1)
      unknown.push(await loginFrom(`10.0.2.${network}`, 'guess', 'nobody@example.org'));
    expect(unknown).toEqual([...Array(50).fill(401), 429]);
  });
}
