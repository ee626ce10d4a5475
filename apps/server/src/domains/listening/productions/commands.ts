import { anyLanguage, ProductionPrice, type houseDecisions, priorities, services } from '@vireo/contracts/productions'
import { Option } from 'commander'
import type { CommandLine } from '#cli/command-line.ts'
import { decideOrder } from './house/decide-order.ts'
import { pageForHouse, presentHouseOrder, presentHouseOrders } from './house/list-house-orders.ts'
import { changePrices, nameOf, presentPrices, rowOf } from './house/change-prices.ts'
import { listBalances } from './ledger/move-store.ts'
import { listPrices } from './prices/price-store.ts'

type PriceOptions = {
  readonly from: string
  readonly to: string
  readonly priority: string
  readonly perMinute?: string
  readonly payout?: string
}

/** Adds the `productions` commands, by which the operator keeps the price list and decides about orders. */
export function productionsCommands(line: CommandLine): void {
  const productions = line.group('productions', 'work on recordings that people do for others')
  addPrices(productions, line)
  addOrders(productions, line)
  addDecisions(productions, line)
}

type Group = ReturnType<CommandLine['group']>
type Run = Pick<CommandLine, 'run'>

function addPrices(productions: Group, { run }: Run): void {
  const priced = (name: string, description: string) =>
    productions
      .command(name)
      .description(description)
      .addArgument(productions.createArgument('<service>').choices([...services]))
      .option('--from <language>', 'of the recording', anyLanguage)
      .option('--to <language>', 'of what is made of it', anyLanguage)
      .addOption(new Option('--priority <priority>').choices([...priorities]).default('normal'))
  const priceOf = (service: string, { from, to, priority, perMinute, payout }: PriceOptions) =>
    rowOf(
      ProductionPrice.parse({
        service,
        source_language: from,
        target_language: to,
        priority,
        per_minute_cents: Number(perMinute ?? 100),
        payout_per_minute_cents: Number(payout ?? 1),
      }),
    )
  productions
    .command('prices', { isDefault: true })
    .description('the price list')
    .action(() =>
      run(async ({ systemContext }, output) => {
        const prices = await listPrices(systemContext())
        const lines = prices.map(
          (price) =>
            `${nameOf(price)}: ${price.per_minute_minor} cents a minute, ${price.payout_per_minute_minor} paid out`,
        )
        output.answer(presentPrices(prices), lines.join('\n') || 'There is no price: nothing can be ordered.')
      }),
    )
  priced('set-price', 'say what a minute of a recording costs, and what of it goes to who does the work; in US cents')
    .requiredOption('--per-minute <cents>')
    .requiredOption('--payout <cents>')
    .action((service: string, options: PriceOptions) =>
      run(async ({ systemContext }, output) => {
        const row = priceOf(service, options)
        await changePrices(systemContext(), (before) => [...before.filter((each) => nameOf(each) !== nameOf(row)), row])
        output.facts({ price: nameOf(row), per_minute_cents: row.per_minute_minor })
      }),
    )
  priced('remove-price', 'take a price off the list').action((service: string, options: PriceOptions) =>
    run(async ({ systemContext }, output) => {
      const name = nameOf(priceOf(service, options))
      const left = await changePrices(systemContext(), (before) => before.filter((each) => nameOf(each) !== name))
      output.facts({ prices: left.length })
    }),
  )
}

function addOrders(productions: Group, { run }: Run): void {
  productions
    .command('orders')
    .description('orders that wait to be taken, the oldest first')
    .option('--disputed', 'those whose buyers rejected what was delivered')
    .action(({ disputed = false }: { readonly disputed?: boolean }) =>
      run(async ({ systemContext }, output) => {
        const query = { state: disputed ? 'disputed' : 'paid', cursor: undefined, page_size: 100 } as const
        const page = presentHouseOrders(await pageForHouse(systemContext(), query))
        const lines = page.orders.map(
          (order) =>
            `${order.order_id}  ${order.total_cents} cents, ${order.minutes} minutes  ${JSON.stringify(order.dispute ?? order.name)}`,
        )
        output.answer(page, lines.join('\n') || 'No order waits for you.')
      }),
    )
  productions
    .command('ledger')
    .description('what the ledger holds where, in US cents')
    .action(() =>
      run(async ({ systemContext }, output) => {
        const balances = await listBalances(systemContext())
        const lines = balances.map(({ account, balance }) => `${account}: ${balance}`)
        output.answer({ balances }, lines.join('\n') || 'Nothing was paid yet.')
      }),
    )
}

function addDecisions(productions: Group, { run }: Run): void {
  const deciding = (name: string, decision: (typeof houseDecisions)[number], description: string) =>
    productions
      .command(name)
      .description(description)
      .argument('<id>')
      .option('--note <text>', 'what the buyer reads beside it', '')
      .action((id: string, { note }: { readonly note: string }) =>
        run(async ({ systemContext }, output) => {
          const order = presentHouseOrder(await decideOrder(systemContext(), { id, decision, note }))
          output.facts({ order_id: order.order_id, state: order.state })
        }),
      )
  deciding('take', 'take', 'take a paid order: it can be worked on')
  deciding('decline', 'decline', 'decline a paid order, and give its money back')
  deciding('uphold', 'uphold', 'decide a dispute for those who did the work')
  deciding('give-back', 'give_back', 'decide a dispute for the buyer, and give the money back')
}
