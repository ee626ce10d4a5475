import { keepReferral } from '#referral/browser/index.ts'
import { visitOfPage } from '#visits/browser/index.ts'
import { offerInside } from '../../landing/browser/offer-inside.ts'
import { switchTheme } from '../../landing/browser/switch-theme.ts'
import { ownPlayers } from './own-player.ts'
import { speakText } from './speak-text.ts'

document.documentElement.dataset['script'] = ''
offerInside()
switchTheme()
keepReferral(new URLSearchParams(location.search))
visitOfPage()
ownPlayers()
speakText()
