import { keepReferral } from '#referral/browser/index.ts'
import { visitOfPage } from '#visits/browser/index.ts'
import { offerInside } from '../../landing/browser/offer-inside.ts'
import { switchTheme } from '../../landing/browser/switch-theme.ts'
import { sendForm } from './send-form.ts'
import { showPartners } from './show-partners.ts'

document.documentElement.dataset['script'] = ''
offerInside()
switchTheme()
sendForm()
void showPartners()
keepReferral(new URLSearchParams(location.search))
visitOfPage()
