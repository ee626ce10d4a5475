import { spawnSync } from 'node:child_process'
import { recognizer, recognizerIsInstalled } from '@vireo/engines/testing.ts'

const byPackage = 'apt-get install -y pocketsphinx pocketsphinx-en-us'

/**
 * Installs the recogniser that listens to the voices, where that is allowed. Without it everything runs, but nobody
 * listens; the answer is what to say of that, if anything.
 */
export function ensureRecogniser(
  run: (command: string) => boolean = (command) => spawnSync(command, { shell: true, stdio: 'ignore' }).status === 0,
  isInstalled: () => boolean = recognizerIsInstalled,
  isRoot: boolean = process.getuid?.() === 0,
): string | undefined {
  if (isInstalled()) return undefined
  if (isRoot && run('apt-get --version')) {
    // Lists are read anew only where the ones at hand do not know it.
    if (!run(byPackage)) run(`apt-get update && ${byPackage}`)
    if (isInstalled()) return undefined
  }
  return `Nobody listens to what the voices say: there is no ${recognizer}. On Debian: ${byPackage}`
}
