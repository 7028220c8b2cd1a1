export type Progress = {
  /** Counts one more piece of the work, or as many as `count`. */
  advance(count?: number): void;
  finish(): void;
};

const WIDTH = 30;

/** A progress bar on the error stream; where that is no terminal, a line every tenth of the way. */
export function startProgress(label: string, total: number): Progress {
  let done = 0;
  let shown = -1;
  const isTerminal = process.stderr.isTTY === true;
  const show = () => {
    const share = total === 0 ? 1 : done / total;
    const step = Math.floor(share * (isTerminal ? 1_000 : 10));
    if (step === shown) return;
    shown = step;
    process.stderr.write(
      isTerminal ? bar(label, share, `${done}/${total}`) : `${label}: ${done} of ${total}\n`,
    );
  };
  show();
  return {
    advance(count = 1) {
      done += count;
      show();
    },
    finish() {
      if (isTerminal) process.stderr.write('\n');
    },
  };
}

function bar(label: string, share: number, count: string): string {
  const filled = Math.min(WIDTH, Math.round(share * WIDTH));
  return `\r${label} [${'#'.repeat(filled)}${' '.repeat(WIDTH - filled)}] ${Math.floor(share * 100)} % ${count}`;
}
