// Made by `npm run generate` from the manifests of the slices (slice.ts), in the order of the product map.
import type { AddCommands } from '../cli/command-line.ts'
import { usersCommands } from './foundation/users/commands.ts'
import { mailCommands } from './foundation/mail/commands.ts'
import { notificationsCommands } from './foundation/notifications/commands.ts'
import { identityCommands } from './foundation/identity/commands.ts'
import { workspacesCommands } from './foundation/workspaces/commands.ts'
import { historyCommands } from './history/history/commands.ts'
import { usageCommands } from './billing/usage/commands.ts'
import { voicesCommands } from './voices/voices/commands/index.ts'
import { auditCommands } from './workspace/audit/commands.ts'
import { sharingCommands } from './history/sharing/commands.ts'
import { billingCommands } from './billing/billing/commands/index.ts'
import { voiceLibraryCommands } from './voices/voice-library/commands.ts'
import { professionalCloningCommands } from './voices/professional-cloning/commands.ts'
import { publishingCommands } from './publish/publishing/commands.ts'
import { profilesCommands } from './publish/profiles/commands.ts'
import { enginesCommands } from './instance/engines/commands.ts'
import { productionsCommands } from './listening/productions/commands.ts'
import { staffCommands } from './instance/staff/commands.ts'
import { impactProgramCommands } from './instance/impact-program/commands.ts'
import { soundEffectsCommands } from './sound/sound-effects/commands.ts'

/** What every slice adds to the operator's command line. Beside the manifests, so that the server does not load it. */
export const commandsOfSlices: readonly AddCommands[] = [
  usersCommands,
  mailCommands,
  notificationsCommands,
  identityCommands,
  workspacesCommands,
  historyCommands,
  usageCommands,
  voicesCommands,
  auditCommands,
  sharingCommands,
  billingCommands,
  voiceLibraryCommands,
  professionalCloningCommands,
  publishingCommands,
  profilesCommands,
  enginesCommands,
  productionsCommands,
  staffCommands,
  impactProgramCommands,
  soundEffectsCommands,
]
