import { exportCustomers } from '../features/customers/index.ts'
import { exportAudit } from '../features/audit/index.ts'
import { openExport } from '../features/exports/index.ts'
import { exportTransactions } from '../features/transactions/index.ts'
import { exportClosingReport } from '../features/credits/index.ts'
import { beginImport, dropImportFile, receiveImportFile, writeRejects } from '../features/imports/index.ts'
import { openEffectFile } from '../features/projects/index.ts'
import { openReportFile } from '../features/reports/index.ts'
import { exportAccountData, openExportFile } from '../features/offboarding/index.ts'
import { readLogo, receiveLogo } from '../features/brands/index.ts'
import { collectPicture, makePictures, receivePicture } from '../features/profile/index.ts'
import { readPicture } from '../files/index.ts'
import type { HttpOptions } from '../http/server.ts'
import type { Dependencies } from '../dependencies.ts'

type FileCalls = Pick<
  HttpOptions,
  'imports' | 'exports' | 'openReportFile' | 'openEffectFile' | 'offboarding' | 'pictures' | 'logos'
>

/** Routes that upload or download files. Logos are drawn like users' pictures. */
export const fileCalls = (deps: Dependencies): FileCalls => ({
  imports: { receive: receiveImportFile, drop: dropImportFile, begin: beginImport, rejects: writeRejects },
  exports: {
    figures: openExport,
    transactions: exportTransactions,
    closing: exportClosingReport,
    audit: exportAudit,
    customers: (input) => exportCustomers(deps.services, input),
  },
  openReportFile,
  openEffectFile,
  offboarding: { company: openExportFile, own: (person) => exportAccountData(deps.services, person) },
  pictures: {
    collect: (pieces) => collectPicture(pieces),
    receive: (userId, picture) => receivePicture(deps, userId, picture),
    read: (picture) => readPicture(deps.services, picture),
  },
  logos: {
    collect: (pieces) => collectPicture(pieces, 'logo'),
    receive: async (ctx, { bytes, cut }) => receiveLogo(ctx, await makePictures(bytes, cut, 'logo')),
    read: readLogo,
  },
})
