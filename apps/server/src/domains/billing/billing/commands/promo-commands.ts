import { Promocode } from '@vireo/contracts/billing'
import { tiers } from '@vireo/contracts/users'
import { Option } from 'commander'
import { createPromoCode, type NewPromoCode } from '../promo/create-promo-code.ts'
import { listPromoCodes } from '../promo/list-promo-codes.ts'
import { retirePromoCode } from '../promo/retire-promo-code.ts'
import { CommandError } from '#cli/command-error.ts'
import type { CommandLine } from '#cli/command-line.ts'

type CreateOptions = {
  code: string
  amountOff?: string
  currency?: 'usd' | 'eur'
  description?: string
  percentOff?: string
  months?: string
  limit?: string
  limitPerWorkspace?: string
  tiers?: string
  period?: 'monthly' | 'annual'
  expires?: string
}

/** Adds the commands by which the operator manages promo codes. */
export function addPromoCommands({ group, run }: CommandLine): void {
  const promo = group('promo', 'promo codes')
  promo
    .command('create')
    .description('make a code that takes an amount or a percentage off a plan')
    .requiredOption('--code <code>', 'what people type; upper and lower case are the same')
    .option('--amount-off <cents>', 'minor units of the currency that is paid in')
    .addOption(
      new Option('--currency <currency>', 'the one that --amount-off is in; whichever is paid in when absent').choices([
        'usd',
        'eur',
      ]),
    )
    .option('--percent-off <percent>', '1 to 100')
    .option('--description <text>', 'what it is for, shown with it; up to 200 characters')
    .option('--months <months>', 'for so many months; as long as the subscription lasts when absent')
    .option('--limit <times>', 'how often it can be used in all; any number when absent')
    .option('--limit-per-workspace <times>', 'how often one workspace can use it', '1')
    .option('--tiers <tiers>', `comma-separated plans it is for: ${tiers.join(', ')}`)
    .addOption(new Option('--period <period>', 'billing period it is for').choices(['monthly', 'annual']))
    .option('--expires <time>', 'ISO 8601, like 2027-01-31T00:00:00Z')
    .action((options: CreateOptions) =>
      run(async ({ systemContext }, output) => {
        const ctx = systemContext()
        const made = promoOf(options, ctx.now())
        if (!(await createPromoCode(ctx, made)))
          throw new CommandError(`The code ${made.code} exists, or did: choose another.`)
        output.facts({ code: made.code, created: true })
      }),
    )
  promo
    .command('retire')
    .description('end a code: nobody can use it any more; who used it keeps what it took off')
    .requiredOption('--code <code>')
    .action(({ code }: { code: string }) =>
      run(async ({ systemContext }, output) => {
        if (!(await retirePromoCode(systemContext(), code)))
          throw new CommandError(`There is no code ${code} to retire.`)
        output.facts({ code, retired: true })
      }),
    )
  promo
    .command('list')
    .description('every code, and how often it was used')
    .action(() =>
      run(async ({ systemContext }, output) => {
        const codes = await listPromoCodes(systemContext())
        output.answer({ codes }, codes.map(lineOf).join('\n'))
      }),
    )
}

function promoOf(options: CreateOptions, now: Date): NewPromoCode {
  const code = Promocode.safeParse(options.code)
  if (!code.success || !/^[\w-]+$/.test(code.data))
    throw new CommandError('A code is 1 to 64 letters, digits, hyphens and underscores.')
  const amountOff = wholeNumber('--amount-off', options.amountOff)
  const percentOff = wholeNumber('--percent-off', options.percentOff, 100)
  if ((amountOff === null) === (percentOff === null))
    throw new CommandError('Say what it takes off: either --amount-off or --percent-off.')
  if (options.currency && amountOff === null) throw new CommandError('--currency belongs to --amount-off.')
  const description = options.description?.trim() || null
  if ((description?.length ?? 0) > 200) throw new CommandError('--description has up to 200 characters.')
  return {
    code: code.data,
    currency: options.currency ?? null,
    description,
    amount_off: amountOff,
    percent_off: percentOff,
    duration_in_months: wholeNumber('--months', options.months, 120),
    redemptions_max: wholeNumber('--limit', options.limit),
    redemptions_max_per_workspace: wholeNumber('--limit-per-workspace', options.limitPerWorkspace),
    tiers: tiersOf(options.tiers),
    billing_periods: options.period ? [`${options.period}_period`] : null,
    expires_at: options.expires === undefined ? null : futureTime(options.expires, now),
  }
}

/** Parses a whole number from 1 to `max`; null for an option that was not given. Throws `CommandError`. */
function wholeNumber(name: string, text: string | undefined, max = 2_000_000_000): number | null {
  if (text === undefined) return null
  const value = Number(text)
  if (Number.isSafeInteger(value) && value >= 1 && value <= max) return value
  throw new CommandError(`${name} is a whole number from 1 to ${max}.`)
}

function tiersOf(list: string | undefined): NewPromoCode['tiers'] {
  if (list === undefined) return null
  return list.split(',').map((name) => {
    const tier = tiers.find((one) => one === name.trim())
    if (!tier) throw new CommandError(`${name.trim()} is not a plan. There are ${tiers.join(', ')}.`)
    return tier
  })
}

function futureTime(text: string, now: Date): Date {
  const time = new Date(text)
  if (time.getTime() > now.getTime()) return time
  throw new CommandError('--expires is a time to come, like 2027-01-31T00:00:00Z.')
}

type Listed = Awaited<ReturnType<typeof listPromoCodes>>[number]

function lineOf(code: Listed): string {
  const off = code.amount_off === null ? `${code.percent_off}% off` : `${code.amount_off} cents off`
  const lasts = code.duration_in_months === null ? 'always' : `${code.duration_in_months} months`
  const used = `${code.redeemed} of ${code.redemptions_max ?? 'any number'} used`
  const end = code.retired_at ? 'retired' : code.expires_at ? `until ${code.expires_at.toISOString()}` : 'no end'
  return [code.code, off, lasts, used, end].join('  ')
}
