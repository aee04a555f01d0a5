import { RowLabel as RowLabel_d7117aba00fb235860b6aa79b1733ecc } from '../admin/row-label.tsx'
import { Icon as Icon_5dd70403e794106f02eab7e94f9fb662 } from '../admin/wordmark.tsx'
import { Logo as Logo_5dd70403e794106f02eab7e94f9fb662 } from '../admin/wordmark.tsx'
import { Forgotten as Forgotten_dae0c7f3b1199aa7fca5d24fd97d2d7e } from '../admin/forgotten.tsx'
import { FirstSteps as FirstSteps_802ab9b2609e7931a7d4543c02851d0b } from '../studio/first-steps.tsx'
import { NavLinks as NavLinks_c27001a693727878bcbcf623eecbc859 } from '../studio/nav-links.tsx'
import { AccessibleControls as AccessibleControls_3a69f00007f4fae5fe0abaf9254182b1 } from '../admin/accessible-controls.tsx'
import { TimeMachineView as TimeMachineView_d28cf2141dae628f485c7f8fd08f3cdf } from '../studio/time-machine-view.tsx'
import { PublishedView as PublishedView_2fc6a5ad4ce3356e2be8d0081a81664c } from '../studio/published-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin/row-label.tsx#RowLabel": RowLabel_d7117aba00fb235860b6aa79b1733ecc,
  "/admin/wordmark.tsx#Icon": Icon_5dd70403e794106f02eab7e94f9fb662,
  "/admin/wordmark.tsx#Logo": Logo_5dd70403e794106f02eab7e94f9fb662,
  "/admin/forgotten.tsx#Forgotten": Forgotten_dae0c7f3b1199aa7fca5d24fd97d2d7e,
  "/studio/first-steps.tsx#FirstSteps": FirstSteps_802ab9b2609e7931a7d4543c02851d0b,
  "/studio/nav-links.tsx#NavLinks": NavLinks_c27001a693727878bcbcf623eecbc859,
  "/admin/accessible-controls.tsx#AccessibleControls": AccessibleControls_3a69f00007f4fae5fe0abaf9254182b1,
  "/studio/time-machine-view.tsx#TimeMachineView": TimeMachineView_d28cf2141dae628f485c7f8fd08f3cdf,
  "/studio/published-view.tsx#PublishedView": PublishedView_2fc6a5ad4ce3356e2be8d0081a81664c,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
