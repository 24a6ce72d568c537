import type { BrandRole } from '@bizamply/contract/roles'
import { useId } from 'react'

export interface RoleSegmentsProps<Role extends string = BrandRole> {
  label: string
  roles: readonly { value: Role; name: string }[]
  value: Role
  onChange: (role: Role) => void
}

/** A segmented control made of radio buttons. */
export function RoleSegments<Role extends string>({ label, roles, value, onChange }: RoleSegmentsProps<Role>) {
  const name = useId()
  return (
    <fieldset className="flex min-w-0 rounded-sm bg-surface-3 p-0.5">
      <legend className="sr-only">{label}</legend>
      {roles.map((role) => (
        <label key={role.value} className={segment}>
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={role.value === value}
            onChange={() => onChange(role.value)}
          />
          {role.name}
        </label>
      ))}
    </fieldset>
  )
}

const segment =
  'relative flex h-7 cursor-pointer items-center justify-center rounded-xs px-2.5 text-xs font-medium whitespace-nowrap text-ink-2 ' +
  'has-checked:bg-surface has-checked:text-ink has-checked:shadow-1 has-focus-visible:outline-2 ' +
  'has-focus-visible:outline-accent coarse:h-9'
