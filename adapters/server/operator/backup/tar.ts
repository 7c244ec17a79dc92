import { spawn } from 'node:child_process';

/** `tar`, which every system that runs the portal has. Answers its exit code, and what it said. */
export const tar = (args: readonly string[]): Promise<{ readonly code: number | undefined; readonly said: string }> =>
  new Promise((resolve) => {
    const child = spawn('tar', [...args], { stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.on('data', (piece: Buffer) => {
      said = `${said}${piece.toString()}`.slice(-1_000);
    });
    child.once('error', (fault) => resolve({ code: undefined, said: `tar does not start: ${fault.message}` }));
    child.once('close', (code) => resolve({ code: code ?? undefined, said: said.trim() }));
  });
