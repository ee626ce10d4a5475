import type { CommandLine } from '#cli/command-line.ts'
import { addAgreementCommands } from './agreement-commands.ts'
import { addConsolidate } from './consolidate-command.ts'
import { addPromoCommands } from './promo-commands.ts'
import { addSandboxCommands } from './sandbox-commands.ts'

/** Adds what the operator decides about plans, promo codes and who pays, and the provider of test money. */
export function billingCommands(cli: CommandLine): void {
  addSandboxCommands(cli)
  addConsolidate(cli)
  addPromoCommands(cli)
  addAgreementCommands(cli)
}
