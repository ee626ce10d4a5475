import { Check, Minus } from 'lucide-react'
import { Checkbox as Radix } from 'radix-ui'

/** Shows a tick box whose name is not on screen, as in a table's first column. */
export function Checkbox({
  label,
  checked,
  onChange,
}: {
  readonly label: string
  readonly checked: boolean | 'indeterminate'
  readonly onChange: (checked: boolean) => void
}) {
  return (
    <Radix.Root
      aria-label={label}
      checked={checked}
      onCheckedChange={(next) => onChange(next === true)}
      className="pressed flex size-6 items-center justify-center rounded-sm"
    >
      <span
        className={`flex size-4 items-center justify-center rounded-sm border ${checked ? 'border-accent bg-accent text-on-accent' : 'border-control bg-fill'}`}
      >
        <Radix.Indicator>
          {checked === 'indeterminate' ? <Minus aria-hidden size={12} /> : <Check aria-hidden size={12} />}
        </Radix.Indicator>
      </span>
    </Radix.Root>
  )
}
