import type { Workbench } from '@vireo/contracts/workbench'
import { Button, Menu, MenuItem, MenuLabel, ProgressBar } from '@vireo/ui'
import { AlignCenterHorizontal, Ear, Languages, Scissors, Sparkles } from 'lucide-react'

import type { Writing } from '../bench/use-writing.ts'
import { workbenchWords } from '../words.ts'
import type { Helps } from './use-helps.ts'

type ToolsMenuProps = { readonly writing: Writing; readonly workbench: Workbench; readonly helps: Helps }

/** Offers what engines of this instance can help with; what none of them can is not there. */
export function ToolsMenu({ writing, workbench: { helps: can }, helps }: ToolsMenuProps) {
  const { segments } = writing.text
  const active = segments.find(({ id }) => id === writing.activeId)
  const untranslated = segments.filter(({ text, translation }) => text.trim() !== '' && !translation?.trim())
  if (helps.progress !== undefined)
    return (
      <div className="flex items-center gap-2">
        <div className="w-32">
          <ProgressBar label={workbenchWords.helping} value={helps.progress} />
        </div>
        <Button size="sm" onClick={helps.stop}>
          {workbenchWords.stop}
        </Button>
      </div>
    )
  return (
    <Menu
      align="end"
      trigger={
        <Button size="sm" icon={<Sparkles aria-hidden size={14} />} disabled={segments.length === 0}>
          {workbenchWords.help}
        </Button>
      }
    >
      {active && (can.align || can.retranscribe || can.translate) ? (
        <MenuLabel>{workbenchWords.thisSegment}</MenuLabel>
      ) : null}
      {active && can.align ? (
        <MenuItem icon={<AlignCenterHorizontal aria-hidden size={16} />} onSelect={() => helps.align([active])}>
          {workbenchWords.alignOne}
        </MenuItem>
      ) : null}
      {active && can.retranscribe ? (
        <MenuItem icon={<Ear aria-hidden size={16} />} onSelect={() => helps.retranscribe(active)}>
          {workbenchWords.retranscribe}
        </MenuItem>
      ) : null}
      {active && can.translate ? (
        <MenuItem icon={<Languages aria-hidden size={16} />} onSelect={() => helps.translate([active])}>
          {workbenchWords.translateOne}
        </MenuItem>
      ) : null}
      <MenuLabel>{workbenchWords.allSegments}</MenuLabel>
      {can.align ? (
        <MenuItem icon={<AlignCenterHorizontal aria-hidden size={16} />} onSelect={() => helps.align(segments)}>
          {workbenchWords.alignAll}
        </MenuItem>
      ) : null}
      {can.translate && untranslated.length > 0 ? (
        <MenuItem icon={<Languages aria-hidden size={16} />} onSelect={() => helps.translate(untranslated)}>
          {workbenchWords.translateAll}
        </MenuItem>
      ) : null}
      <MenuItem icon={<Scissors aria-hidden size={16} />} onSelect={helps.cutAnew}>
        {workbenchWords.cutAnew}
      </MenuItem>
    </Menu>
  )
}
