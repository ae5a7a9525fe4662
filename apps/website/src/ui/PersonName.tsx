import styles from './PersonName.module.css';

interface PersonNameProps {
  name: string;
  position: string;
  className?: string | undefined;
}

export const PersonName = ({ name, position, className = '' }: PersonNameProps) => (
  <p className={`${styles.name} ${className}`}>
    {name}
    <small className="line caption">{position}</small>
  </p>
);
