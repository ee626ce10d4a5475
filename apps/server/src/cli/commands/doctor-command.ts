import type { Command } from 'commander'
import { examine, type Finding } from '../examine.ts'
import type { Output } from '../output.ts'

const signs: Record<Finding['state'], string> = { ok: 'ok      ', missing: 'missing ', failed: 'FAILED  ' }

/** Adds `doctor`, which reports what is installed, what is missing, and how to get it. */
export function addDoctorCommand(program: Command, output: () => Output): void {
  program
    .command('doctor')
    .description('look at what is installed and whether it works')
    .action(async () => {
      const findings = await examine(process.env)
      const lines = findings.map(
        (finding) =>
          `${signs[finding.state]} ${finding.name}: ${finding.detail}${finding.remedy ? `\n          ${finding.remedy}` : ''}`,
      )
      output().answer({ findings }, lines.join('\n'))
      if (findings.some((finding) => finding.state === 'failed')) process.exitCode = 1
    })
}
