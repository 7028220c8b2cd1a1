import { basename } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { LANGUAGES, type Language } from '#languages/index.ts';
import { createLogger } from '../process/log.ts';
import { type Progress, startProgress } from '../process/progress-bar.ts';
import { startServerPool } from '../speech/engine/start-pool.ts';
import { type AddServices, addFiles, fetchVoice } from '../speech/neural/add-voice.ts';
import { type DownloadWatch, sizeOf } from '../speech/neural/download.ts';
import { engineProcess } from '../speech/neural/engine-process.ts';
import { chosenName, removeChoice, sweep } from '../speech/neural/voice-folder.ts';
import { type VoiceOffer, voiceOffers } from '../speech/neural/voice-table.ts';
import { languagesIn, type Wish, wishesFor, wishesForAll } from '../speech/neural/voice-wishes.ts';
import { voicesFolder } from '../speech/options.ts';
import { runCommand, say } from './run.ts';
import { readSettings } from './settings.ts';

const USAGE = `npm run voices                               lists languages, what speaks them and what could
npm run voices -- add fr de                  fetches the first voice that is listed for each
npm run voices -- add fr fr_FR-upmc-medium   fetches this one
npm run voices -- add fr ./voice.tar.bz2     takes what was fetched by hand: an archive or a folder
npm run voices -- add --all                  fetches one for every language that has none
npm run voices -- remove fr                  goes back to the voice of before
Where nobody can answer, --yes says that size and licence are all right.`;

const MEGABYTE = 1_000_000;

// npm run voices [-- add … | remove …]: voices that sound like people. A running server has what is added within seconds.
await runCommand(async given => {
  const settings = readSettings();
  const root = voicesFolder(settings, settings.DATA_DIR);
  const words = given.filter(word => !word.startsWith('--'));
  const [action = 'list', ...rest] = words;
  if (action === 'list') return list(root, settings.SPEECH_PROVIDERS, settings.SPEECH_PROVIDER);
  await sweep(root, Date.now());
  if (action === 'remove') return remove(root, languagesIn(rest));
  if (action !== 'add') throw new Error(USAGE);
  const wishes = given.includes('--all') ? await wishesForAll(root) : wishesFor(rest, voiceOffers(root));
  if (wishes.length === 0) return say('Every language that a voice is known for has one.');
  for (const wish of wishes) await show(wish);
  if (!given.includes('--yes') && !(await isAgreed())) return say('Nothing was added.');
  await addAll(root, wishes);
});

async function list(
  root: string,
  providers: Partial<Record<Language, string>>,
  usual: string,
): Promise<void> {
  const offers = voiceOffers(root);
  const lines: string[] = [];
  for (const { code, english } of LANGUAGES) {
    lines.push(`${code}  ${english}: ${(await chosenName(root, code)) ?? providers[code] ?? usual}`);
    for (const offer of offers.filter(({ languages }) => languages.includes(code)))
      lines.push(
        `      ${[offer.name, offer.quality, sizeShown(offer), licenceShown(offer)].filter(Boolean).join(', ')}`,
      );
  }
  say([...lines, '', USAGE].join('\n'));
}

function sizeShown({ megabytes }: VoiceOffer): string {
  return megabytes === undefined ? '' : `some ${megabytes} MB`;
}

function licenceShown({ licence, card }: VoiceOffer): string {
  if (licence !== undefined) return `licence: ${licence}`;
  return `licence: see ${card === undefined ? 'where it is from' : card}`;
}

async function remove(root: string, languages: Language[]): Promise<void> {
  for (const language of languages) {
    const name = await removeChoice(root, language);
    say(
      name === undefined
        ? `${language} has no added voice.`
        : `${language} is spoken by the voice of before again.`,
    );
  }
}

async function show(wish: Wish): Promise<void> {
  const spoken = wish.languages.join(', ');
  if ('path' in wish) return say(`${spoken}: ${wish.path}\n  licence: as you have read where it is from`);
  const { offer } = wish;
  const bytes = await sizeOf(offer.address).catch(() => undefined);
  const size =
    bytes === undefined
      ? sizeShown(offer) || 'not known'
      : `${(bytes / MEGABYTE).toFixed(bytes < 10 * MEGABYTE ? 1 : 0)} MB`;
  const licence = offer.licence ?? 'not known here';
  say(`${spoken}: ${[offer.name, offer.quality].filter(Boolean).join(', ')}`);
  say(
    `  size: ${size}\n  licence: ${licence}${offer.card ? `; read ${offer.card}` : ''}\n  from: ${offer.address}`,
  );
}

async function isAgreed(): Promise<boolean> {
  if (!process.stdin.isTTY)
    throw new Error('Nobody can answer here: say --yes if size and licence are all right');
  const asking = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await asking.question('Add this? (y/n) ');
  asking.close();
  return /^y(es)?$/i.test(answer.trim());
}

async function addAll(root: string, wishes: readonly Wish[]): Promise<void> {
  const [pool, engine] = [startServerPool(createLogger('warn')), engineProcess()];
  const services: AddServices = { root, pool, engine, say };
  try {
    const failures: string[] = [];
    for (const wish of wishes) {
      const spoken = wish.languages.join(', ');
      await addOne(wish, services).then(
        ({ name }) => say(`${spoken}: ${name} speaks from now on.`),
        (error: Error) => failures.push(`${spoken}: ${error.message}. What spoke before goes on.`),
      );
    }
    if (failures.length > 0) throw new Error(failures.join('\n'));
  } finally {
    engine.stop();
    await pool.close();
  }
}

function addOne(wish: Wish, services: AddServices) {
  const { languages } = wish;
  if ('offer' in wish) return fetchVoice(wish.offer, languages, { ...services, watch: watchDownload() });
  const name = nameOf(wish.path);
  return addFiles(wish.path, { voice: { name, speaker: 0 }, languages }, services);
}

/** What was fetched by hand is called as its file is. */
function nameOf(path: string): string {
  const name = basename(path).replace(/\.tar(\.bz2)?$/, '');
  return name.replaceAll(/[^A-Za-z0-9.-]/g, '-').replace(/^[.-]+/, '') || 'voice';
}

function watchDownload(): DownloadWatch {
  let progress: Progress | undefined;
  let [done, shown, total] = [0, 0, 0];
  return {
    begin(all, already) {
      [done, total] = [already, all];
      progress = startProgress('Downloading, in MB:', Math.ceil(all / MEGABYTE));
      this.advance(0);
    },
    advance(bytes) {
      done += bytes;
      const now = done === total ? Math.ceil(done / MEGABYTE) : Math.floor(done / MEGABYTE);
      if (now > shown) progress?.advance(now - shown);
      shown = Math.max(shown, now);
      if (done === total) progress?.finish();
    },
  };
}
