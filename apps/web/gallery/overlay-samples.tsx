import {
  Button,
  CommandPalette,
  ConfirmDialog,
  Dialog,
  Menu,
  MenuChoices,
  MenuItem,
  MenuLabel,
  MenuSeparator,
  Popover,
  Sheet,
  showError,
  showSuccess,
  TextField,
} from '@vireo/ui'
import { useState, type ReactNode } from 'react'

import { ignore, type Samples } from './sample.tsx'

type Opened = { readonly open: boolean; readonly close: () => void }

const dialog = '[role=dialog]'
const message = '.Toastify__toast'
const problem = {
  message: 'The workspace is full.',
  action: <Button size="sm">Add seats</Button>,
  requestId: 'req_7c2f',
}

export const overlaySamples: Samples = {
  dialog: {
    opens: dialog,
    show: () => (
      <Opens>
        {({ open, close }) => (
          <Dialog
            open={open}
            onClose={close}
            title="Invite people"
            description="They get a letter with a link."
            confirm={{ label: 'Send invitations', onConfirm: close }}
          >
            <div className="mt-4">
              <TextField label="E-mail addresses" />
            </div>
          </Dialog>
        )}
      </Opens>
    ),
  },
  'dialog, with a problem': {
    opens: dialog,
    show: () => (
      <Opens>
        {({ open, close }) => (
          <Dialog
            open={open}
            onClose={close}
            title="Delete this voice?"
            description="What was made with it stays."
            confirm={{ label: 'Delete voice', danger: true }}
            problem={problem}
          />
        )}
      </Opens>
    ),
  },
  'confirm dialog': {
    opens: dialog,
    show: () => (
      <Opens>
        {({ open, close }) => (
          <ConfirmDialog
            open={open}
            title="Delete 3 recordings?"
            consequence="You can take this back for 28 seconds."
            action="Delete"
            danger
            onConfirm={close}
            onCancel={close}
          />
        )}
      </Opens>
    ),
  },
  'confirm dialog, failed': {
    opens: dialog,
    show: () => <Opens>{({ open, close }) => <Failed open={open} close={close} />}</Opens>,
  },
  sheet: {
    opens: dialog,
    show: () => (
      <Opens>
        {({ open, close }) => (
          <Sheet open={open} onClose={close} title="Details" side="right">
            <p className="p-4">What there is to say.</p>
          </Sheet>
        )}
      </Opens>
    ),
  },
  'command palette': {
    opens: dialog,
    show: () => (
      <Opens>
        {({ open, close }) => (
          <CommandPalette
            open={open}
            onClose={close}
            label="Commands"
            placeholder="Type to find"
            nothingFound="Nothing found"
            groups={[{ title: 'Go', commands: [{ id: 'home', title: 'Home', note: 'G H', run: ignore }] }]}
          />
        )}
      </Opens>
    ),
  },
  menu: {
    opens: '[role=menu]',
    show: () => (
      <Menu align="start" trigger={<Button>Open</Button>}>
        <MenuLabel>Clara</MenuLabel>
        <MenuItem onSelect={ignore} shortcut="E">
          Edit
        </MenuItem>
        <MenuSeparator />
        <MenuChoices
          label="Speed"
          value="1"
          onChange={ignore}
          options={['1', '2'].map((value) => ({ value, label: `${value}×` }))}
        />
        <MenuItem onSelect={ignore} danger>
          Delete
        </MenuItem>
      </Menu>
    ),
  },
  popover: {
    opens: '[data-radix-popper-content-wrapper] [role=dialog]',
    show: () => (
      <Popover label="Messages" align="start" trigger={<Button>Open</Button>}>
        <p className="p-4">No messages.</p>
      </Popover>
    ),
  },
  'message, done': {
    opens: message,
    show: () => <Button onClick={() => showSuccess('The voice was added.')}>Do it</Button>,
  },
  'message, failed': {
    opens: message,
    show: () => <Button onClick={() => showError('The workspace is full. Remove somebody first.')}>Fail</Button>,
  },
}

function Opens({ children }: { readonly children: (opened: Opened) => ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {children({ open, close: () => setOpen(false) })}
    </>
  )
}

/** Fails once, and goes on for good when it is tried again. */
function Failed({ open, close }: Opened) {
  const [busy, setBusy] = useState(false)
  return (
    <ConfirmDialog
      open={open}
      title="Delete 3 recordings?"
      consequence="You can take this back for 28 seconds."
      action="Delete"
      danger
      busy={busy}
      problem={busy ? undefined : problem}
      onConfirm={() => setBusy(true)}
      onCancel={close}
    />
  )
}
