import { accountKinds, type LedgerMove, type ProductionLedger } from '@vireo/contracts/productions'
import { Button, Section, Table } from '@vireo/ui'

import { RowsSkeleton } from '#kit/page/index.ts'
import { HouseError } from '../house-error.tsx'
import { timeText } from '../../shown/instants.ts'
import { centsText } from '../../shown/money.ts'
import { useBalances, useMoves } from './queries.ts'
import { ledgerWords as words } from './words.ts'

/** Shows what the ledger of productions holds where, and what it booked. */
export function LedgerPart() {
  const balances = useBalances()
  const moves = useMoves()
  if (!balances.data || !moves.data) {
    const error = balances.error ?? moves.error
    if (!error) return <RowsSkeleton />
    return <HouseError error={error} onRetry={() => Promise.all([balances.refetch(), moves.refetch()])} />
  }
  return (
    <>
      <Section title={words.balances} lead={words.balancesLead}>
        <Table
          grid="grid-cols-[1fr_8rem]"
          caption={words.balances}
          rows={rowsOf(balances.data)}
          rowKey={({ kind }) => kind}
          columns={[
            { id: 'account', title: words.account, cell: ({ kind }) => words.accounts[kind] },
            {
              id: 'balance',
              title: words.balance,
              className: 'justify-end text-right tabular-nums',
              cell: ({ cents }) => centsText(cents),
            },
          ]}
        />
      </Section>
      <Moves asked={moves} moves={moves.data} />
    </>
  )
}

type MovesProps = {
  readonly asked: Pick<ReturnType<typeof useMoves>, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>
  readonly moves: readonly LedgerMove[]
}
const moveCell = (move: LedgerMove) => <MoveText move={move} />

function Moves({ asked: { hasNextPage, isFetchingNextPage, fetchNextPage }, moves }: MovesProps) {
  return (
    <Section title={words.moves} lead={words.movesLead}>
      {moves.length === 0 ? (
        <p className="text-sm text-muted">{words.noMoves}</p>
      ) : (
        <Table
          grid="grid-cols-[1fr_6rem] sm:grid-cols-[12rem_1fr_8rem]"
          caption={words.moves}
          rows={moves}
          rowKey={({ move_id: id }) => id}
          columns={[
            {
              id: 'when',
              title: words.when,
              className: 'max-sm:hidden text-muted',
              cell: ({ created_at: at }) => timeText(at),
            },
            { id: 'about', title: words.fromTo, cell: moveCell },
            {
              id: 'amount',
              title: words.amount,
              className: 'justify-end text-right tabular-nums',
              cell: ({ amount_cents: cents }) => centsText(cents),
            },
          ]}
        />
      )}
      {hasNextPage ? (
        <Button className="mt-4" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {words.more}
        </Button>
      ) : null}
    </Section>
  )
}

/** Says where money went, and what for; on a phone with the time, for which there is no column there. */
function MoveText({ move }: { readonly move: LedgerMove }) {
  const { from, to, order_name: order, producer_name: producer, created_at: at } = move
  const about = [producer, order].filter((name) => name !== null)
  return (
    <>
      <span className="block">{words.route(words.short[from], words.short[to])}</span>
      {about.length > 0 ? (
        <span dir="auto" className="block wrap-anywhere text-muted">
          {about.join(' · ')}
        </span>
      ) : null}
      <span className="block text-xs text-muted sm:hidden">{timeText(at)}</span>
    </>
  )
}

function rowsOf({ accounts }: ProductionLedger) {
  const balanceOf = new Map(accounts.map(({ account, balance_cents: cents }) => [account, cents]))
  return accountKinds.map((kind) => ({ kind, cents: balanceOf.get(kind) ?? 0 }))
}
