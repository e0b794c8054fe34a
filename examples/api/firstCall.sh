#!/usr/bin/env bash
set -euo pipefail
# #region command
curl --fail-with-body \
  "${AIFINDR_API_URL:-https://api.saas.aifindr.ai}/api/widget/projects/$AIFINDR_PROJECT_ID/ask" \
  --header 'Content-Type: application/json' \
  --header "X-API-KEY: $AIFINDR_API_KEY" \
  --data '{ "query": "¿Cuándo se abre la matrícula?", "stream": false }'
# #endregion command
