import { Menu, MenuChoices } from '../primitives/overlays/menu.tsx'
import { uiWords } from '../words.ts'

/** The speeds a recording can be listened to. */
export const playbackSpeeds = [0.8, 1, 1.2, 1.5, 2] as const

/** Chooses how fast a recording is played. */
export function SpeedMenu({ speed, onChange }: { readonly speed: number; readonly onChange: (speed: number) => void }) {
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={uiWords.speedIs(speed)}
          className="pressed h-8 min-w-11 rounded-md px-2 text-sm font-medium text-muted tabular-nums hover:bg-hover hover:text-ink"
        >
          {speed}×
        </button>
      }
    >
      <MenuChoices
        label={uiWords.speed}
        value={String(speed)}
        options={playbackSpeeds.map((value) => ({ value: String(value), label: `${value}×` }))}
        onChange={(value) => onChange(Number(value))}
      />
    </Menu>
  )
}
