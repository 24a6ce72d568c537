import { CircleAlert } from 'lucide-react'

export interface ListedError {
  name: string
  /** Id of the field. */
  id: string
  message: string
}

export interface ErrorSummaryProps {
  title: string
  errors: readonly ListedError[]
  onChoose: (name: string) => void
}

/** Errors that block a form, each a link to its field. */
export function ErrorSummary({ title, errors, onChoose }: ErrorSummaryProps) {
  if (errors.length === 0) return null
  return (
    <div
      role="alert"
      className="flex items-start gap-2.5 rounded-md bg-danger-soft px-3 py-2.5 text-sm text-danger-ink"
    >
      <CircleAlert aria-hidden="true" size={16} className="mt-0.5 shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{title}</p>
        <ul className="list-disc pl-4">
          {errors.map(({ name, id, message }) => (
            <li key={name}>
              <a
                href={`#${id}`}
                className="inline-flex min-h-6 items-center underline underline-offset-2 coarse:min-h-10"
                onClick={(event) => {
                  event.preventDefault()
                  onChoose(name)
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
