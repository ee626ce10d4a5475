import type { Input } from '@vireo/contracts/kit'
import {
  LiveSettings,
  type LiveSettingName,
  type liveSettingsEndpoints,
  type LiveSettingsState,
  liveSettingVariables,
} from '@vireo/contracts/staff'
import { writeAudit } from '#kernel/audit.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { requireOperator } from '#identity/support-access/index.ts'
import type { With } from '#ports/ports.ts'
import { stateOf } from './get-settings.ts'
import { removeSetting, saveSetting } from './setting-store.ts'

/** So much of a value stands in the log. */
const shownMax = 500

/**
 * Changes settings of the instance, or leaves them to their defaults again, for whoever runs it: here at once, in other processes within
 * seconds. Each change is written down with its reason. Throws `operator_only`, and `setting_in_environment` where the environment decides.
 */
export async function changeSettings(
  ctx: With<'liveSettings' | 'settings'>,
  { changes, reset, reason }: Input<typeof liveSettingsEndpoints.changeSettings>,
): Promise<LiveSettingsState> {
  await requireOperator(ctx)
  const { liveSettings } = ctx.ports
  const all = LiveSettings.keyof().options
  const changed = all.filter((name) => changes[name] !== undefined && !reset.includes(name))
  const given = [...changed, ...reset].find((name) => liveSettings.isGiven(name))
  if (given)
    throw new AppError('setting_in_environment', { param: given, data: { variable: liveSettingVariables[given] } })
  const before = stateOf(ctx).values
  await transaction(ctx, async (ctx) => {
    const note = (name: LiveSettingName, after: string) =>
      writeAudit(ctx, {
        action: 'staff.setting-changed',
        target: { kind: 'instance-setting', id: name },
        details: { name: liveSettingVariables[name], before: textOf(before[name]), after, reason },
      })
    for (const name of changed) {
      await saveSetting(ctx, name, changes[name])
      await note(name, textOf(changes[name]))
    }
    for (const name of new Set(reset)) {
      await removeSetting(ctx, name)
      await note(name, 'default')
    }
  })
  await liveSettings.refresh()
  return stateOf(ctx)
}

function textOf(value: unknown): string {
  return JSON.stringify(value).slice(0, shownMax)
}
