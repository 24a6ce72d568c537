import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { IconButton } from './icon-button.tsx'
import { Input, type InputProps } from './input.tsx'

export function PasswordInput(props: InputProps) {
  const t = useTranslations('shared')
  const [shown, setShown] = useState(false)
  const toggle = (
    <IconButton
      label={t(shown ? 'hidePassword' : 'showPassword')}
      icon={shown ? <EyeOff size={16} /> : <Eye size={16} />}
      onClick={() => setShown(!shown)}
    />
  )
  return (
    <Input
      size="lg"
      autoComplete="current-password"
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      trailing={toggle}
    />
  )
}
