import { expect, type Locator, type Page } from '@playwright/test'
import { audioNativeEndpoints } from '@vireo/contracts/audio-native'
import { enginesEndpoints } from '@vireo/contracts/engines'
import { historyEndpoints } from '@vireo/contracts/history'
import type { Endpoint } from '@vireo/contracts/kit'
import { sharingEndpoints, sharingVideoEndpoints } from '@vireo/contracts/sharing'
import { usersEndpoints } from '@vireo/contracts/users'
import { workspacesEndpoints } from '@vireo/contracts/workspaces'
import { describe, test } from 'vitest'

import { paths } from '../kit/routing/index.ts'
import { answer, type FakeAnswer } from '../kit/testing/states.testing.ts'
import type { FakeServer } from './testing/fake-server.testing.ts'
import { lookForBarriers } from './testing/look-for-barriers.testing.ts'
import { screenSuite, soon } from './testing/screen-suite.testing.ts'
import { smallTargets } from './testing/small-targets.testing.ts'

const opened = screenSuite()
const recording = {
  history_item_id: 'h1',
  text: 'The ferry leaves at ten.',
  voice_name: 'Ewan',
  state: 'created',
} as const
const sharing: readonly FakeAnswer[] = [
  answer(historyEndpoints.list, { history: [recording] }),
  answer(historyEndpoints.get, recording),
  answer(sharingEndpoints.getSettings, { has_share_button: true, allows_public_links: true }),
  answer(sharingVideoEndpoints.generateVideo, { job_id: 'j1' }),
  answer(sharingVideoEndpoints.getVideoJob, { job_id: 'j1', state: 'running', progress: 0.4 }),
  answer(sharingEndpoints.getLink, {
    share_link: 'https://vireo.test/s/abcdefghijklmnopqrstuvwxyz',
    expires_at_unix: Date.UTC(2031, 4, 17, 12) / 1000,
  }),
]

type Opening = {
  readonly width?: number
  readonly language?: 'de'
  readonly held?: readonly Endpoint[]
}
type Look = (dialog: Locator, server: FakeServer) => Promise<void>

/** Opens the dialog in which a recording is shared, from its menu. */
function openSharing(look: Look, { width = 1280, language, held = [] }: Opening = {}): Promise<void> {
  const scene = { signedOut: false, answers: sharing, held }
  const how = { width, touched: width < 640, ...(language && { language }) }
  return opened({ address: paths.allHistory, scene, ...how }, async (page, server) => {
    await page.getByRole('button', { name: /^(More actions for|Weitere Aktionen für)/u }).click(soon)
    await page.getByRole('menuitem', { name: /^(Share|Teilen)$/u }).click(soon)
    const dialog = page.getByRole('dialog')
    await dialog.waitFor(soon)
    await look(dialog, server)
  })
}

const people: readonly FakeAnswer[] = [
  answer(workspacesEndpoints.listWorkspaces, {
    workspaces: [{ workspace_id: 'w1', name: 'Press', seat_type: 'workspace_admin', is_owner: true, is_current: true }],
  }),
]

const asOperator: readonly FakeAnswer[] = [
  answer(sharingEndpoints.getSettings, { may_decide_reports: true }),
  answer(enginesEndpoints.offer, { may_install: true }),
]

async function openRename(page: Page, server: FakeServer): Promise<void> {
  await page.getByRole('button', { name: 'More actions for the workspace' }).click(soon)
  await page.getByRole('menuitem', { name: 'Rename workspace' }).click(soon)
  const dialog = page.getByRole('dialog', { name: 'Rename workspace' })
  const name = dialog.getByRole('textbox', { name: 'Name' })
  await name.fill('')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const alert = dialog.getByRole('alert')
  await expect(alert).toContainText('The workspace was not renamed', soon)
  await expect(alert).toBeFocused()
  await expect(name).toHaveAccessibleDescription(/Enter a name\./u)

  server.failAt([workspacesEndpoints.rename])
  await name.fill('Newsroom')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(alert).toContainText('Something went wrong', soon)
  await expect(name).toHaveValue('Newsroom')
  server.answerAll()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0, soon)
}

/** Opens the dialog in which a video is made of it, from there. */
function openVideo(look: Look, opening: Opening = {}): Promise<void> {
  return openSharing(async (dialog, server) => {
    await dialog.getByRole('button', { name: /^(Share as video|Als Video teilen)$/u }).click(soon)
    await dialog.getByRole('heading', { name: /^(Share as video|Als Video teilen)$/u }).waitFor(soon)
    await look(dialog, server)
  }, opening)
}

const site: readonly FakeAnswer[] = [
  answer(audioNativeEndpoints.listProjects, { projects: [{ project_id: 'p1', name: 'Garden blog' }] }),
  answer(audioNativeEndpoints.listPages, {
    pages: [{ page_id: 'page1', title: 'How apples ripen', text_color: '#123456', small: true }],
  }),
]

async function openPageOfSite(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Weitere Aktionen für „How apples ripen“' }).click(soon)
  await page.getByRole('menuitem', { name: 'Bearbeiten' }).click(soon)
  const sheet = page.getByRole('dialog')
  const ink = sheet.getByRole('textbox', { name: 'Textfarbe', exact: true })
  await expect(ink).toHaveValue('#123456', soon)
  await expect(sheet.getByRole('radio', { name: 'Klein' })).toBeChecked()
  await expect(sheet.getByRole('combobox', { name: 'Modell' })).toBeVisible()
  await expect(sheet.getByRole('combobox', { name: 'Aussprache' })).toBeVisible()
  expect(await lookForBarriers(page)).toEqual([])
  expect(await smallTargets(page)).toEqual([])
  expect(await sheet.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await ink.fill('red;')
  await sheet.getByRole('button', { name: 'Änderungen speichern' }).click()
  await expect(ink).toHaveAccessibleDescription(/#1a2b3c/u)
  await expect(sheet, 'a colour that is none is not sent').toBeVisible()
}

describe.concurrent('what opens above a screen', () => {
  test('a link that was shared until a day marks that day, and nothing that nobody chose', () =>
    openSharing(async (dialog) => {
      const expires = dialog.getByRole('group', { name: 'Expires' })
      await expires.waitFor(soon)
      await expect(expires.getByRole('radio', { checked: true })).toHaveAccessibleName('05/17/31')
      expect(await lookForBarriers(dialog.page())).toEqual([])
    }))

  test('on a phone a message lies on nothing that one decides in a sheet', () =>
    openSharing(
      async (sheet) => {
        const end = sheet.getByRole('button', { name: 'End the link' })
        await end.scrollIntoViewIfNeeded(soon)
        await sheet.getByLabel('Public name').fill('Ada')
        await sheet.getByRole('button', { name: 'Save', exact: true }).click()
        const message = sheet.page().getByText('Public name updated')
        await message.waitFor(soon)
        // It goes by itself after a while, which a busy machine spends elsewhere.
        const said = await message.boundingBox()
        await end.scrollIntoViewIfNeeded()
        const decided = await end.boundingBox()
        expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThan(decided?.y ?? 0)
        expect(await smallTargets(sheet.page())).toEqual([])
      },
      { width: 390 },
    ))

  test('a video says that its preview is drawn, then that it was not, and trying again shows how it will look', () =>
    openVideo(
      async (dialog, server) => {
        await server.whenHeld()
        await dialog
          .locator('[aria-busy=true]')
          .getByText('Drawing the preview')
          .waitFor({ state: 'attached', ...soon })
        server.failAt([sharingVideoEndpoints.previewVideo])
        const alert = dialog.getByRole('alert')
        await expect(alert).toContainText('Error generating video preview: Something went wrong', soon)
        server.answerAll()
        await alert.getByRole('button', { name: 'Try again' }).click()
        await dialog.getByRole('img', { name: 'How the video will look' }).waitFor(soon)
        await expect(alert).toHaveCount(0)
        expect(await lookForBarriers(dialog.page())).toEqual([])
      },
      { held: [sharingVideoEndpoints.previewVideo] },
    ))

  test('a video that cannot be made says why, and one that is made says how far it is until it is there', () =>
    openVideo(async (dialog, server) => {
      const make = dialog.getByRole('button', { name: 'Generate video' })
      server.failAt([sharingVideoEndpoints.generateVideo])
      await make.click(soon)
      await expect(dialog.getByRole('alert')).toContainText('Error generating video: Something went wrong', soon)
      server.answerAll()
      await make.click()
      await dialog.getByRole('progressbar', { name: 'Progress of the video' }).waitFor(soon)
      await expect(dialog.getByText('40% drawn')).toBeVisible(soon)
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await expect(make).toBeVisible()
    }))

  test('on a phone, in German, all of a video’s dialog is in reach of fingers', () =>
    openVideo(
      async (dialog) => {
        await dialog.getByRole('button', { name: 'Video erstellen' }).waitFor(soon)
        expect(await smallTargets(dialog.page())).toEqual([])
        expect(await lookForBarriers(dialog.page())).toEqual([])
        expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
      },
      { width: 390, language: 'de' },
    ))

  test('a dialog with a form says in itself what is missing and what was refused, and closes once it is sent', () =>
    opened({ address: paths.workspaceMembers, scene: { signedOut: false, held: [], answers: people } }, openRename))

  test('on a phone a page of a site is given a look and a speech of its own', () =>
    opened(
      {
        address: `${paths.audioNativeSettings}?project=p1`,
        width: 390,
        touched: true,
        language: 'de',
        scene: { signedOut: false, held: [], answers: site },
      },
      openPageOfSite,
    ))

  test('whoever runs the instance sees the way out of their menu too', () =>
    opened({ address: paths.home, scene: { signedOut: false, held: [], answers: asOperator } }, async (page) => {
      await page.getByRole('button', { name: 'Account', exact: true }).click(soon)
      const menu = page.getByRole('menu')
      await menu.getByRole('menuitem', { name: 'Engines' }).waitFor(soon)
      await menu.getByRole('menuitem', { name: 'Reported recordings' }).waitFor(soon)
      await expect(menu.getByRole('menuitem', { name: 'Sign out' })).toBeInViewport({ ratio: 1 })
      expect(await menu.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
    }))

  test('on a phone who has not confirmed their address reads which one, however long it is', () =>
    opened(
      {
        address: paths.home,
        width: 320,
        scene: {
          signedOut: false,
          held: [],
          answers: [
            answer(usersEndpoints.get, {
              is_email_verified: false,
              is_onboarding_completed: true,
              email: `${'a.very.long.name.'.repeat(5)}ada@example.test`,
            }),
          ],
        },
      },
      async (page) => {
        const reminder = page.getByRole('complementary', { name: 'Confirm your address' })
        await reminder.waitFor(soon)
        await expect(reminder.getByText('example.test', { exact: true })).toBeVisible()
        await expect(reminder.getByText(/^a\.very/u)).toBeVisible()
        expect(await reminder.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
      },
    ))
})
