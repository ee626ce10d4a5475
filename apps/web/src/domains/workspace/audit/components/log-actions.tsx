import { Button, Menu, MenuItem, showError, showSuccess } from '@vireo/ui'
import { Braces, Download, ShieldCheck, Table2 } from 'lucide-react'

import { formatExact } from '#kit/format/index.ts'
import { type LogFilter, useExportLog, useVerifyLog } from '../queries.ts'
import { auditWords } from '../words.ts'

/** Proves that the log is complete, and takes it along. */
export function LogActions({ filter, canExport }: { readonly filter: LogFilter; readonly canExport: boolean }) {
  const verify = useVerifyLog()
  const exporting = useExportLog()
  const check = () =>
    verify.mutate(undefined, {
      onSuccess: ({ intact, entries }) =>
        intact ? showSuccess(auditWords.intact(formatExact(entries))) : showError(auditWords.broken),
    })
  return (
    <div className="flex flex-wrap gap-2">
      <Button loading={verify.isPending} onClick={check}>
        <ShieldCheck aria-hidden size={16} />
        {auditWords.verify}
      </Button>
      {canExport ? (
        <Menu
          trigger={
            <Button loading={exporting.isPending}>
              <Download aria-hidden size={16} />
              {auditWords.export}
            </Button>
          }
        >
          <MenuItem
            icon={<Table2 aria-hidden size={16} />}
            onSelect={() => exporting.mutate({ filter, format: 'csv' })}
          >
            {auditWords.exportCsv}
          </MenuItem>
          <MenuItem
            icon={<Braces aria-hidden size={16} />}
            onSelect={() => exporting.mutate({ filter, format: 'jsonl' })}
          >
            {auditWords.exportLines}
          </MenuItem>
        </Menu>
      ) : null}
    </div>
  )
}
