import { chromium } from 'playwright';
import { spawn } from 'node:child_process';
const port = '3761', dir = '/tmp/h/r6-data';
const server = spawn('node', ['scripts/start.mjs'], { cwd: '/tmp/h/r6', env: { ...process.env, PORT: port, DATA_DIR: dir, RATE_LIMITS: 'off' }, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
let log = ''; server.stdout.on('data', d => (log += d)); server.stderr.on('data', d => (log += d));
const base = `http://127.0.0.1:${port}`;
const until = Date.now() + 200_000;
for (;;) { try { if ((await fetch(`${base}/api/categories`)).ok) break; } catch {} if (Date.now() > until) { console.log(log); process.exit(1); } await new Promise(r => setTimeout(r, 500)); }
console.log('up');
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox', '--disable-gpu'] });
try {
  const reg = async (email, language, learn) => {
    const r = await fetch(`${base}/api/register`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ name: 'Olena', email, password: 'correct horse battery', password_confirmation: 'correct horse battery', language, learning_language: learn }) });
    const j = await r.json(); if (!r.ok) console.log(JSON.stringify(j)); return j.access_token;
  };
  const shots = [];
  for (const [lang, learn] of (process.env.LANGS ?? 'en-es,uk-de,ar-ja,ja-en,hi-fr').split(',').map(p => p.split('-'))) {
    const token = await reg(`p${Date.now()}${lang}@example.org`, lang, learn);
    const h = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const food = (await (await fetch(`${base}/api/categories/food/words?lang=${lang}&learn=${learn}`)).json()).data.words.map(w => w.id);
    const steps = (await (await fetch(`${base}/api/learning/path-steps?learn=${learn}`)).json()).data.steps;
    const uuid = () => crypto.randomUUID();
    const marks = [...food.slice(0, 5), ...steps.slice(0, 3).flatMap(s => s.ids), ...steps[3].ids.slice(0, 8)].map(wordId => ({ id: uuid(), wordId, learn, mark: 'known', at: Date.now(), leavesDictionary: false }));
    const m = await fetch(`${base}/api/learning/marks`, { method: 'POST', headers: h, body: JSON.stringify({ marks }) }); if (!m.ok) console.log('marks', m.status, await m.text());
    const day = 86400e3;
    const answers = [...food.slice(5, 8).map(wordId => [wordId, 3, false]), ...food.slice(8, 12).map(wordId => [wordId, 0, true]), ...steps[3].ids.slice(8, 14).map(w => [w, 0, true])].map(([wordId, ago, correct]) => ({ id: uuid(), wordId, testType: 'word_to_translation', learn, correct, milliseconds: 2500, answeredAt: Date.now() - ago * day, options: 4, chosenId: wordId }));
    const a = await fetch(`${base}/api/tests/answers`, { method: 'POST', headers: h, body: JSON.stringify({ answers }) }); if (!a.ok) console.log('answers', a.status, await a.text());
    for (const [width, scheme] of lang === 'en' ? [[390, 'light'], [1280, 'light'], [390, 'dark']] : lang === 'ar' ? [[390, 'light'], [1280, 'light']] : [[390, 'light']]) for (const who of ['user']) {
      const context = await browser.newContext({ viewport: { width, height: width === 390 ? 844 : 900 }, colorScheme: scheme, locale: lang });
      await context.addInitScript(([lang, learn, token]) => { localStorage.setItem('language', lang); localStorage.setItem('learningLanguage', learn); if (token) localStorage.setItem('auth_token', token); }, [lang, learn, who === 'user' ? token : '']);
      const page = await context.newPage();
      page.on('pageerror', e => console.log('PAGEERROR', lang, e.message.slice(0, 300)));
      page.on('console', c => { if (c.type() === 'error') console.log('CONSOLE', lang, c.text().slice(0, 200)); });
      for (const [name, path, pictures] of [['category', '/categories/food/words', false], ['pictures', '/categories/food/words', true], ['path', '/path', false], ['categories', '/categories', false], ['profile', '/profile', false]]) {
        if (name === 'profile' && who === 'guest') continue;
        if (name === 'pictures' && (lang !== 'en' || who === 'guest')) continue;
        await page.goto(base + path, { waitUntil: 'load' });
        await page.locator('main :text-is("zzz"), main [data-loading]').first().waitFor({ state: 'detached', timeout: 8000 }).catch(() => {}); await page.waitForTimeout(1500);
        if (pictures) { await page.evaluate(() => localStorage.setItem('word_view', 'pictures')); await page.reload({ waitUntil: 'load' }); await page.waitForTimeout(500); }
        const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        if (over > 0) console.log('SIDEWAYS', lang, name, width, over);
        const file = `/tmp/h/r6-shots/${name}-${lang}-${width}-${scheme}-${who}.png`;
        await page.screenshot({ path: file, fullPage: name === 'path' || name === 'profile' });
        if (pictures) await page.evaluate(() => localStorage.setItem('word_view', 'list'));
      }
      if (lang === 'en' && scheme === 'light') {
        await page.goto(base + '/path'); await page.getByRole('button', { name: /check the step/ }).click(); await page.waitForTimeout(700); await page.screenshot({ path: `/tmp/h/r6-shots/check-${width}.png` });
        if (width === 390) {
          const q = page.waitForResponse(/reverse-words/); await page.goto(base + '/tests/words?source=food'); const w = (await (await q).json()).data.packetWords[0];
          await page.locator('main').getByRole('button', { name: w.translation, exact: true }).click(); await page.waitForTimeout(600); await page.screenshot({ path: '/tmp/h/r6-shots/toast-390.png' });
          const bar = await page.getByRole('progressbar').boundingBox(); const box = await page.getByRole('status').locator('> div').first().boundingBox().catch(() => null); console.log('bar', JSON.stringify(bar), 'toast', JSON.stringify(box));
        }
      }
      await context.close();
    }
  }
} catch (e) { console.log(e); } finally { await browser.close(); process.kill(-server.pid, 'SIGTERM'); }
console.log('done');
